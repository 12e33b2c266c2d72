export const help = `seamline-codegen: generates the types and data of a typed client from an OpenAPI 3 document
Usage: seamline-codegen --spec FILE [--overlay FILE]... --out DIR [--client-name NAME] [--module NAME]
                        [--validators] [--document] [--full-names] [--spec FILE --out DIR [...]]...
       seamline-codegen fill [POINT] --spec FILE [--overlay FILE]... [--output FILE] [--close]
                        [--from FILE]... [--schema NAME] [--enum] [--examples]
       seamline-codegen overlay check FILE... [--spec FILE] [--json]
  --spec FILE         OpenAPI document in JSON or YAML, with the files that it refers to; or a document in an installed
                      package: @seamline/specs/retention/v1
  --overlay FILE      OpenAPI Overlay (1.0 to 1.2) in JSON or YAML to apply to the document; overlays apply in order
  --out DIR           folder for *.gen.ts files; files of an earlier run are replaced, other files are kept
  --client-name NAME  name of the client's interface (default: the title of the document followed by Client)
  --module NAME       module that users augment to declare extension points (default: ./types.gen.js)
  --validators        also writes validators.gen.ts: Standard Schemas of the data that operations return
  --document          also writes document.gen.ts: the document as an object, for an emulator
  --full-names        keeps the names of resources in methods: photos.listPhotos instead of photos.list
  -h, --help          shows this help
  -v, --version       shows the version of this command
One run can generate several documents, each followed by its options. If one of them has an error, nothing is written.
fill writes an overlay that fills an extension point, with comments that explain what to write. Without a point, it
lists the open points.
  --output FILE       overlay to create or extend (default: prints the overlay)
  --close             closes the point, because the overlay is complete (default: the point stays open)
  --from FILE         proposes a fill from examples: a JSON value, a list, or one value per line; - is standard input
  --schema NAME       schema of the examples, if the point has several
  --enum              proposes enums for repeated strings; this writes their values into the overlay
  --examples          writes the first value of each member into the overlay
overlay check lists the points that overlays fill and their contents, and warns about changes outside of these points.
It fails if overlays do not apply, contradict each other, or result in a document that cannot be used for a client.
  --spec FILE         document (default: the file in extends of the first overlay)
  --json              prints the report as JSON`;
