import { firstSentence } from "@seamline/ui/form/first-sentence";
import { h, type JSX } from "preact";
import {
  type Contract,
  contracts,
  type Operation,
  type Resource,
  titleWithVersion,
} from "./model/contract.ts";
import { type ContractSchema, contractSchemas } from "./model/schema-view.ts";
import { versionFamilies, versionsUrl } from "./model/versions.ts";
import { OperationPage } from "./reference/operation-page.tsx";
import { OverviewPage } from "./reference/overview-page.tsx";
import { ResourcePage } from "./reference/resource-page.tsx";
import { SchemaPage } from "./reference/schema-page.tsx";
import { VersionsPage } from "./reference/versions-page.tsx";
import { ContractRegister } from "./registers/contract-register.tsx";
import { type PageSamples, pageSamples } from "./samples/page-samples.ts";

/** A reference page. */
export interface ReferencePage {
  readonly url: string;
  readonly kind: "overview" | "operation" | "resource" | "schema" | "points" | "versions";
  readonly title: string;
  /** Meta description. */
  readonly description: string;
  readonly render: () => JSX.Element;
}

/**
 * Returns all reference pages, contract by contract. Runs their samples against an emulator.
 *
 * @param of all contracts of one or more services. Defaults to the contracts of all services.
 */
export async function referencePages(of: readonly Contract[] = contracts()): Promise<ReferencePage[]> {
  const pages = await Promise.all(of.map(pagesOf));
  return [...pages.flat(), ...versionFamilies(of).map(versionsPage)];
}

async function pagesOf(contract: Contract): Promise<ReferencePage[]> {
  const samples = await pageSamples(contract);
  return [
    overviewPage(contract),
    ...contract.operations.map((operation) =>
      operationPage(contract, operation, samples(operation.operationId)),
    ),
    ...contract.resources.map((resource) => resourcePage(contract, resource)),
    ...contractSchemas(contract).map((schema) => schemaPage(contract, schema)),
    registerPage(contract),
  ];
}

function overviewPage(contract: Contract): ReferencePage {
  const { bundle } = contract.filled;
  return {
    url: contract.urls.overview,
    kind: "overview",
    title: titleWithVersion(contract),
    description: firstSentence(bundle.info.description ?? ""),
    render: () => h(OverviewPage, { contract }),
  };
}

function operationPage(contract: Contract, operation: Operation, samples: PageSamples): ReferencePage {
  return {
    url: operation.url,
    kind: "operation",
    title: operation.title,
    description: operation.filled.description.split("\n\n")[0] ?? "",
    render: () => h(OperationPage, { contract, operation, samples }),
  };
}

function resourcePage(contract: Contract, resource: Resource): ReferencePage {
  return {
    url: resource.url,
    kind: "resource",
    title: resource.title,
    description: resource.description,
    render: () => h(ResourcePage, { contract, resource }),
  };
}

function schemaPage(contract: Contract, schema: ContractSchema): ReferencePage {
  return {
    url: schema.url,
    kind: "schema",
    title: schema.name,
    description: firstSentence((schema.filled ?? schema.shown)?.description ?? ""),
    render: () => h(SchemaPage, { contract, schema }),
  };
}

function versionsPage(family: readonly [Contract, ...Contract[]]): ReferencePage {
  const [first] = family;
  return {
    url: versionsUrl(first),
    kind: "versions",
    title: `Versions of ${first.name}`,
    description: `Differences between ${family.map(({ version }) => version).join(", ")}, and how to migrate.`,
    render: () => h(VersionsPage, { family }),
  };
}

function registerPage(contract: Contract): ReferencePage {
  const { name, version } = contract;
  const title = titleWithVersion(contract);
  return {
    url: contract.urls.points,
    kind: "points",
    title: `Extension points of ${[name, version].filter(Boolean).join(" ")}`,
    description: `The facts that the source of the ${title} leaves open, and the overlays that fill them.`,
    render: () => h(ContractRegister, { contract }),
  };
}
