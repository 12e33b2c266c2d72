import { type Navigation, navigationOf } from "../site-navigation/navigation.ts";
import { widestFirst } from "../workflows/widest-first.ts";
import { workflowStories } from "../workflows/workflow-stories.ts";

/** Returns the sidebar of a page. Runs the workflows only for pages that list them. */
export async function pageNavigation(pathname: string): Promise<Navigation> {
  const isWorkflow = pathname.startsWith("/workflows/");
  return navigationOf(pathname, isWorkflow ? widestFirst(await workflowStories()) : []);
}
