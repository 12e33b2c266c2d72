import { type Navigation, navigationOf } from "../site-navigation/navigation.ts";
import { widestFirst } from "../workflows/widest-first.ts";
import { workflowStories } from "../workflows/workflow-stories.ts";

/** Returns the sidebar of a page. Only pages about workflows list all workflows. */
export async function pageNavigation(pathname: string): Promise<Navigation> {
  const isWorkflow = pathname.startsWith("/workflows/");
  return navigationOf(pathname, isWorkflow ? widestFirst(await workflowStories()) : []);
}
