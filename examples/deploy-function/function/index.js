import { slugOf } from "./slug.js";

/** Responds with the slug of the text in the query: `?text=Case 42` gives `case-42`. */
export function slugify({ query }, response) {
  if (query.text === undefined) response.status(400).send("Pass a text: ?text=…");
  else response.send(slugOf(query.text));
}
