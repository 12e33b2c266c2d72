import { type Navigation, navigationOf } from "../site-navigation/navigation.ts";
import { longestFirst, workflowStories } from "../workflows/workflow-stories.ts";

/** Returns the sidebar of a page. Only pages about workflows list all workflows. */
export async function pageNavigation(pathname: string): Promise<Navigation> {
  const isWorkflow = pathname.startsWith("/workflows/");
  return navigationOf(pathname, isWorkflow ? longestFirst(await workflowStories()) : []);
}
