import type { RuleCases } from "../rule-cases.ts";

export default {
  passes: `
    paths:
      /query:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Query' } } }
    components:
      schemas:
        Query:
          oneOf:
            - { $ref: '#/components/schemas/MailQuery' }
            - { $ref: '#/components/schemas/FileQuery' }
          discriminator:
            propertyName: corpus
            mapping:
              mail: '#/components/schemas/MailQuery'
              file: '#/components/schemas/FileQuery'
        MailQuery:
          type: object
          required: [corpus]
          properties: { corpus: { type: string, enum: [mail] } }
        FileQuery:
          type: object
          required: [corpus]
          properties:
            corpus: { type: string, const: file }
            size: { oneOf: [{ type: integer }, { type: string }] }
            owner: { anyOf: [{ type: string }, { $ref: '#/components/schemas/MailQuery' }] }
  `,
  fails: `
    paths:
      /zone:
        get:
          responses:
            '200':
              description: Found.
              content: { application/json: { schema: { $ref: '#/components/schemas/Zone' } } }
    components:
      schemas:
        Zone:
          type: object
          properties:
            Unmapped: { $ref: '#/components/schemas/Unmapped' }
            Optional: { $ref: '#/components/schemas/Optional' }
            Untold: { $ref: '#/components/schemas/Untold' }
            Many: { $ref: '#/components/schemas/Many' }
            Unlike: { $ref: '#/components/schemas/Unlike' }
            Mixed: { $ref: '#/components/schemas/Mixed' }
            Foreign: { $ref: '#/components/schemas/Foreign' }
            Nameless: { $ref: '#/components/schemas/Nameless' }
            Listed: { $ref: '#/components/schemas/Listed' }
            Alone: { $ref: '#/components/schemas/Alone' }
        Unmapped:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/File' }]
          discriminator: { propertyName: corpus } # expected
        Optional:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/MaybeFile' }]
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/MaybeFile' }
        Untold:
          anyOf: # expected
            - { $ref: '#/components/schemas/Mail' }
            - { $ref: '#/components/schemas/File' }
        Many:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/AnyFile' }]
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/AnyFile' }
        Unlike:
          oneOf:
            - { $ref: '#/components/schemas/Mail' }
            - { $ref: '#/components/schemas/NumberedFile' }
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/NumberedFile' }
        Mixed:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/File' }]
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail' }
        Foreign:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/File' }]
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/AnyFile' }
        Nameless:
          oneOf:
            - { $ref: '#/components/schemas/Mail' }
            - type: object
              required: [corpus]
              properties: { corpus: { type: string, const: file } }
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/File' }
        Listed:
          oneOf: [{ $ref: '#/components/schemas/Mail' }, { $ref: '#/components/schemas/OtherFile' }]
          discriminator: # expected
            propertyName: corpus
            mapping: { mail: '#/components/schemas/Mail', file: '#/components/schemas/OtherFile' }
        Alone:
          type: object
          required: [corpus]
          properties: { corpus: { type: string } }
          discriminator: { propertyName: corpus } # expected
        Mail:
          type: object
          required: [corpus]
          properties: { corpus: { type: string, enum: [mail] } }
        File:
          type: object
          required: [corpus]
          properties: { corpus: { type: string, const: file } }
        MaybeFile:
          type: object
          required: []
          properties: { corpus: { type: string, const: file } }
        AnyFile:
          type: object
          required: [corpus]
          properties: { corpus: { type: string, enum: [file, other] } }
        NumberedFile:
          type: object
          required: [corpus]
          properties: { corpus: { type: integer, enum: [1] } }
        OtherFile: { type: object, required: [corpus], properties: { corpus: { type: string } } }
  `,
} satisfies RuleCases;
