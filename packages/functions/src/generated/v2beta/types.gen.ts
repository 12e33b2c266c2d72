// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { paths as FamilyPaths } from "../v2/types.gen.ts";

export type * from "../v2/types.gen.ts";

export interface paths {
  "/v2beta/projects/{project}/locations": FamilyPaths["/v2/projects/{project}/locations"];
  "/v2beta/projects/{project}/locations/{location}/functions": FamilyPaths["/v2/projects/{project}/locations/{location}/functions"];
  "/v2beta/projects/{project}/locations/{location}/functions/{function}": FamilyPaths["/v2/projects/{project}/locations/{location}/functions/{function}"];
  "/v2beta/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl": FamilyPaths["/v2/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl"];
  "/v2beta/projects/{project}/locations/{location}/functions/{function}:getIamPolicy": FamilyPaths["/v2/projects/{project}/locations/{location}/functions/{function}:getIamPolicy"];
  "/v2beta/projects/{project}/locations/{location}/functions/{function}:setIamPolicy": FamilyPaths["/v2/projects/{project}/locations/{location}/functions/{function}:setIamPolicy"];
  "/v2beta/projects/{project}/locations/{location}/functions/{function}:testIamPermissions": FamilyPaths["/v2/projects/{project}/locations/{location}/functions/{function}:testIamPermissions"];
  "/v2beta/projects/{project}/locations/{location}/functions:generateUploadUrl": FamilyPaths["/v2/projects/{project}/locations/{location}/functions:generateUploadUrl"];
  "/v2beta/projects/{project}/locations/{location}/operations": FamilyPaths["/v2/projects/{project}/locations/{location}/operations"];
  "/v2beta/projects/{project}/locations/{location}/operations/{operation}": FamilyPaths["/v2/projects/{project}/locations/{location}/operations/{operation}"];
  "/v2beta/projects/{project}/locations/{location}/runtimes": FamilyPaths["/v2/projects/{project}/locations/{location}/runtimes"];
}
