/** A change to an authored file, and the message that lint must report. */
export interface WorkflowMistake {
  readonly what: string;
  readonly file: string;
  readonly before: string | RegExp;
  readonly after: string;
  readonly says: RegExp;
}

const ZONE = "edge/workflows/zone-with-records.arazzo.yaml";
const PAGES = "edge/workflows/page-through-zones.arazzo.yaml";
const LIMIT = "edge/workflows/hit-the-rate-limit.arazzo.yaml";
const MATTER = "retention/workflows/matter-life-cycle.arazzo.yaml";

const FUNCTION = "functions/workflows/deploy-call-patch-delete-v1.arazzo.yaml";

/** Mistakes of every kind that lint finds in workflows. */
export const workflowMistakes: readonly WorkflowMistake[] = [
  {
    what: "an unknown operation",
    file: ZONE,
    before: "operationId: getDnsZone",
    after: "operationId: getZone",
    says: /:\d+: The operationId getZone must match exactly one operation/,
  },
  {
    what: "a source description that does not exist",
    file: ZONE,
    before: "../reference/openapi.yaml",
    after: "../reference/edge.yaml",
    says: /:\d+: The URL \.\.\/reference\/edge\.yaml is neither an OpenAPI bundle, relative to dist\/edge\/workflows\//,
  },
  {
    what: "an operation of a source description that does not exist",
    file: MATTER,
    before: "$sourceDescriptions.storage.",
    after: "$sourceDescriptions.archive.",
    says: /The operationId \$sourceDescriptions\.archive\.downloadExportedFile must match exactly one/,
  },
  {
    what: "a parameter that the operation does not have",
    file: ZONE,
    before: "name: zoneId",
    after: "name: zone",
    says: /createDnsRecord has no parameter zone in path\.\n.*createDnsRecord requires the parameter zoneId: /,
  },
  {
    what: "a step without success criteria",
    file: PAGES,
    before: / {8}successCriteria:\n(?: {10}.*\n)+/,
    after: "",
    says: /:\d+: The step readFirstPage has no success criteria: /,
  },
  {
    what: "a step that does not check the status",
    file: PAGES,
    before: "          - condition: $statusCode == 200\n",
    after: "",
    says: /:\d+: The step readFirstPage must check exactly one status/,
  },
  {
    what: "an undocumented status",
    file: ZONE,
    before: "$statusCode == 201",
    after: "$statusCode == 200",
    says: /:\d+: createDnsZone does not document the status 200\./,
  },
  {
    what: "a step that checks only the status",
    file: ZONE,
    before: "          - condition: $response.body#/Available == true\n",
    after: "",
    says: /:\d+: The step findFreeDomain checks only the status/,
  },
  {
    what: "a header that the contract leaves open",
    file: LIMIT,
    before: />-\n {10}In the emulator, [\s\S]*?x-relies-on-emulator: true\n/,
    after: "The third request exceeds the limit.\n",
    says: /:\d+: listDnsZones does not document the header Retry-After for the status 429: /,
  },
  {
    what: "an undeclared input",
    file: ZONE,
    before: "Name: $inputs.domain",
    after: "Name: $inputs.name",
    says: /:\d+: The workflow zoneWithRecords has no input name: /,
  },
  {
    what: "a misspelled expression",
    file: ZONE,
    before: "$response.body#/Available",
    after: "$reponse.body#/Available",
    says: /:\d+: Unknown runtime expression \$reponse\.body: no expression begins with \$reponse\./,
  },
  {
    what: "an unknown output",
    file: ZONE,
    before: "$steps.createZone.outputs.zoneId",
    after: "$steps.createZone.outputs.id",
    says: /:\d+: Output key "id" is not defined/,
  },
  {
    what: "a criterion that Redocly's runner does not support",
    file: ZONE,
    before: "type: regex",
    after: "type: xpath",
    says: /no-criteria-xpath/,
  },
  {
    what: "an unknown option of the emulator",
    file: PAGES,
    before: "  seed:",
    after: "  seeds:",
    says: /:\d+: Unknown option seeds in x-emulator: use one of seed, clock/,
  },
  {
    what: "a seed that does not exist",
    file: PAGES,
    before: "seed: page-through-zones.seed.yaml",
    after: "seed: zones.yaml",
    says: /:\d+: The seed zones\.yaml does not exist next to this workflow\./,
  },
  {
    what: "a seed in another folder, which no bundle copies",
    file: PAGES,
    before: "seed: page-through-zones.seed.yaml",
    after: "seed: ../../retention/workflows/service-errors.seed.yaml",
    says: /:\d+: The seed \.\.\/.+ does not exist next to this workflow\./,
  },
  {
    what: "an unknown extension of a document",
    file: PAGES,
    before: "x-emulator:",
    after: "x-emulators:",
    says: /:\d+: Unknown extension x-emulators on a document: use one of x-emulator\.$/,
  },
  {
    what: "an unknown extension of a workflow",
    file: ZONE,
    before: "    inputs:\n",
    after: "    x-relies-on-emulator: true\n    inputs:\n",
    says: /:\d+: Unknown extension x-relies-on-emulator on a workflow: use one of x-security\.$/,
  },
  {
    what: "an unknown extension of a step",
    file: PAGES,
    before: "x-relies-on-emulator: true",
    after: "x-relies-on-emulators: true",
    says: /:\d+: Unknown extension x-relies-on-emulators on a step: use one of x-operation, x-relies-on-emulator, x-security\./,
  },
  {
    what: "a step that describes the emulator without the extension",
    file: PAGES,
    before: "        x-relies-on-emulator: true\n",
    after: "",
    says: /:\d+: The description of the step requestTooManyZones refers to the emulator: add x-relies-on-emulator: true\.$/,
  },
  {
    what: "a step that relies on the emulator without a description of it",
    file: ZONE,
    before: "In the emulator, a domain is available if it has no zone.",
    after: "A domain is available if it has no zone.",
    says: /:\d+: The step findFreeDomain relies on the emulator: explain this in its description, /,
  },
  {
    what: "a value of x-relies-on-emulator other than true",
    file: ZONE,
    before: "x-relies-on-emulator: true",
    after: "x-relies-on-emulator: false",
    says: /:\d+: x-relies-on-emulator must be true /,
  },
  {
    what: "a shared parameter that the operation does not have",
    file: FUNCTION,
    before: "      name: project\n",
    after: "      name: projects\n",
    says: /:\d+: generateFunctionUploadUrl has no parameter projects in path\.\n/,
  },
  {
    what: "a shared parameter with an undeclared input",
    file: FUNCTION,
    before: "value: Bearer {$inputs.account}",
    after: "value: Bearer {$inputs.token}",
    says: /:\d+: The workflow deployCallPatchDelete has no input token: /,
  },
  {
    what: "a shared parameter that does not exist",
    file: FUNCTION,
    before: "- reference: $components.parameters.project",
    after: "- reference: $components.parameters.owner",
    says: /:\d+: Unknown parameter \$components\.parameters\.owner: /,
  },
  {
    what: "a request to a URL without a check of the status",
    file: FUNCTION,
    before: /(?<=method: PUT\n(?:.*\n)*? {8}successCriteria:\n) {10}- condition: .*\n/,
    after: "",
    says: /:\d+: The step uploadArchive must check exactly one status/,
  },
  {
    what: "an archive without a folder",
    file: FUNCTION,
    before: "fixtures/greet-by-body.zip",
    after: "fixtures/greet.zip",
    says: /:\d+: The fixture folder for the archive fixtures\/greet\.zip is missing next to this workflow: create the folder\.$/,
  },
  {
    what: "an archive in another folder, which no bundle copies",
    file: FUNCTION,
    before: "fixtures/greet-by-body.zip",
    after: "../workflows/fixtures/greet-by-body.zip",
    says: /:\d+: The fixture folder for the archive \.\.\/workflows\/.+\.zip is missing next to this workflow: create the folder\.$/,
  },
  {
    what: "an archive with a content type that Redocly's runner does not send as a file",
    file: FUNCTION,
    before: "contentType: application/octet-stream",
    after: "contentType: application/zip",
    says: /:\d+: Redocly's runner sends a file only if the content type of the body is application\/octet-stream: /,
  },
];
