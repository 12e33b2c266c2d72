/** The text of `seamline-codegen --help`. */
export const help = `seamline-codegen: a typed client's data and types from an OpenAPI 3 document

Usage: seamline-codegen --spec FILE [--overlay FILE]... --out DIR [--client-name NAME] [--module NAME]
                        [--validators] [--document] [--spec FILE --out DIR [...]]...
       seamline-codegen fill [POINT] --spec FILE [--overlay FILE]... [--output FILE] [--close]
                        [--from FILE]... [--schema NAME] [--enum] [--examples]
       seamline-codegen overlay check FILE... [--spec FILE] [--json]

  --spec FILE         document in JSON or YAML; files that it refers to are read too. Or a document in a package of
                      specs that is installed here: @seamline/specs/retention/v1
  --overlay FILE      OpenAPI Overlay 1.0 or 1.1 in JSON or YAML to apply to the document; several apply in their order
  --out DIR           folder for *.gen.ts; those of an earlier run are replaced, other files stay
  --client-name NAME  name of the client's interface (default: the title of the document and Client)
  --module NAME       module that users merge extension points into (default: ./types.gen.js)
  --validators        writes validators.gen.ts too: a Standard Schema of what every operation returns
  --document          writes document.gen.ts too: the document as an object, for an emulator
  -h, --help          this text
  -v, --version       version of this command

Several documents, each with its options after it, take one run: nothing is written unless all are right.

fill writes an overlay that fills an extension point, with comments that say what to write; without a point, it lists
those that are open.

  --output FILE       overlay to write, or to extend (default: prints the overlay)
  --close             removes the point from its places: the overlay says all that there is (default: stays open)
  --from FILE         proposes what examples show: one JSON value, a list, or a value on each line; - is standard input
  --schema NAME       schema that the examples are of, where the point has several
  --enum              proposes the values of texts that repeat, which writes them into the overlay
  --examples          writes the first value of each member into the overlay

overlay check says which points overlays fill and with what, warns of changes elsewhere, and fails where they do not
apply, contradict each other, or lead to a document that no client can be generated from.

  --spec FILE         document (default: the file that the first overlay names in extends)
  --json              the same as JSON`;
