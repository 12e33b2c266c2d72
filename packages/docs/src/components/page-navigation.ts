import { type Navigation, navigationOf } from "../site-navigation/navigation.ts";
import { workflowStories } from "../workflows/workflow-stories.ts";

/** Returns the sidebar of a page. Only pages about workflows list all workflows. */
export async function pageNavigation(pathname: string): Promise<Navigation> {
  return navigationOf(pathname, pathname.startsWith("/workflows/") ? await workflowStories() : []);
}
