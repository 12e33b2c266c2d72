import type { JSX } from "preact";
import { contracts } from "../model/contract.ts";
import type { WorkflowStory } from "../workflows/workflow-stories.ts";
import type { Featured } from "./featured-call.ts";
import { Hero } from "./hero.tsx";
import { HowItWorks } from "./how-it-works.tsx";
import { openFieldOf } from "./open-field.ts";
import { Proof } from "./proof.tsx";
import { Services } from "./services.tsx";
import { ThreeStates } from "./three-states.tsx";

/** The landing page: a recorded call, how the parts work together, extension points, services and test results. */
export function LandingPage(props: { featured: Featured; stories: readonly WorkflowStory[] }): JSX.Element {
  const { featured, stories } = props;
  const [contract, open] = contracts().flatMap((each) => {
    const found = openFieldOf(each);
    return found ? [[each, found] as const] : [];
  })[0] ?? [undefined, undefined];
  return (
    <>
      <Hero featured={featured} />
      <HowItWorks featured={featured} />
      {contract && <ThreeStates contract={contract} open={open} />}
      <Services stories={stories} />
      <Proof />
    </>
  );
}
