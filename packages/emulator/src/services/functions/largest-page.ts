/** Most items of a page, and how many it has where nothing else is asked: stated for lists of functions, and here for all. */
export const LARGEST_PAGE = 1_000;
