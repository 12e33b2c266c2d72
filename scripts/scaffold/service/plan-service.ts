import { pathFileName } from "../contract/path-template.ts";
import { kebabCase } from "../names.ts";
import { handlerFile, handlerTestFile } from "../operation/emulator-files.ts";
import {
  openSchemaFile,
  operationMembers,
  parameterFile,
  pathFile,
  schemaName,
} from "../operation/operation-files.ts";
import { placeOf } from "../operation/operation-place.ts";
import { partsOf } from "../operation/operation-request.ts";
import { planSample } from "../operation/plan-operation.ts";
import { FilePlan } from "../plan/file-plan.ts";
import {
  clientManifest,
  clientTest,
  readme,
  serviceChangeset,
  specsManifest,
  withDependency,
} from "./client-texts.ts";
import {
  ERROR_RESPONSE,
  firstConventions,
  inventoryText,
  redoclyFile,
  referenceOverlay,
  rootFile,
} from "./contract-texts.ts";
import { contextFile, serviceFile } from "./emulator-texts.ts";
import type { ServiceRequest } from "./service-request.ts";

/** The versionless client whose settings are copied. */
const MODEL = "edge";

/**
 * Plans every file that a new service requires: its contract, its client and its emulation.
 *
 * @param root absolute path of the repository
 * @throws ScaffoldError if one of the files exists
 */
export function planService(root: string, request: ServiceRequest): FilePlan {
  const plan = new FilePlan(root);
  const method = planContract(plan, request);
  planClient(plan, request, method);
  planEmulator(plan, request);
  plan.create(`.changeset/${request.service}.md`, serviceChangeset(request));
  return plan;
}

/** @returns the operation's place in the client */
function planContract(plan: FilePlan, request: ServiceRequest): string {
  const { service, operation } = request;
  const folder = `specs/${service}`;
  const empty = {
    service,
    version: undefined,
    root: "",
    members: {},
    operations: [],
    pathsFolder: "",
    documentName: "",
  };
  const place = placeOf(empty, operation);
  const parameters = operation.path.parameters.map((name) => ({
    $ref: `../components/parameters/${name}.yaml`,
  }));
  const members = operationMembers(operation, place, firstConventions, parameters, []);
  plan.create(`${folder}/openapi.yaml`, rootFile(request, place.tag));
  plan.create(`${folder}/inventory.yaml`, inventoryText(request));
  plan.create(`${folder}/redocly.yaml`, redoclyFile(request));
  plan.create(`${folder}/reference.overlay.yaml`, referenceOverlay(request));
  plan.create(`${folder}/paths/${pathFileName(operation.path)}`, pathFile(operation.method, members));
  for (const name of operation.path.parameters) {
    plan.create(`${folder}/components/parameters/${name}.yaml`, parameterFile(name));
    planSample(plan, service, name);
  }
  for (const part of partsOf(operation))
    plan.create(
      `${folder}/components/schemas/${schemaName(operation.operationId, part)}.yaml`,
      openSchemaFile(operation.operationId, part),
    );
  plan.create(`${folder}/components/responses/Error.yaml`, ERROR_RESPONSE);
  plan.create(
    `${folder}/package.json`,
    specsManifest(plan.read(`specs/${MODEL}/package.json`), MODEL, service),
  );
  return place.method;
}

function planClient(plan: FilePlan, request: ServiceRequest, method: string): void {
  const { service } = request;
  const [folder, model] = [`packages/${service}`, `packages/${MODEL}`];
  plan.create(`${folder}/package.json`, clientManifest(plan.read(`${model}/package.json`), MODEL, service));
  for (const file of ["tsconfig.json", "tsconfig.build.json", "vitest.config.ts"])
    plan.create(`${folder}/${file}`, plan.read(`${model}/${file}`));
  plan.create(`${folder}/README.md`, readme(request, method));
  plan.create(`${folder}/test/every-operation.test.ts`, clientTest(service));
  plan.change("examples/first-call/package.json", (text) => withDependency(text, service));
}

function planEmulator(plan: FilePlan, request: ServiceRequest): void {
  const { service, operation } = request;
  const [source, file] = [`packages/emulator/src/services/${service}`, kebabCase(operation.operationId)];
  plan.create(`${source}/${service}-context.ts`, contextFile(service));
  plan.create(`${source}/service.ts`, serviceFile(request));
  plan.create(`${source}/${file}.ts`, handlerFile(operation));
  plan.create(`packages/emulator/test/${service}/${file}.test.ts`, handlerTestFile(operation, ""));
}
