// Made by `seamline-codegen --spec openapi.yaml --client-name ParcelsClient --document`. Do not edit: the next run writes it anew.

/** The OpenAPI document, with its overlays. */
export const document: object = {
  openapi: "3.1.0",
  info: {
    title: "Parcels",
    version: "1.0.0",
  },
  servers: [
    {
      url: "https://parcels.invalid",
    },
  ],
  security: [
    {
      token: [],
    },
  ],
  "x-errors": {
    code: "/reason",
    message: "/detail",
  },
  paths: {
    "/v1/parcels": {
      get: {
        operationId: "listParcels",
        "x-method": "parcels.list",
        "x-pagination": {
          style: "token",
          parameter: "pageToken",
          items: "/parcels",
          next: "/nextPageToken",
        },
        summary: "List parcels",
        parameters: [
          {
            name: "pageSize",
            in: "query",
            schema: {
              type: "integer",
              minimum: 1,
              maximum: 100,
              default: 20,
            },
          },
          {
            name: "pageToken",
            in: "query",
            schema: {
              type: "string",
            },
          },
        ],
        responses: {
          "200": {
            description: "A page of parcels.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/ParcelPage",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
      },
      post: {
        operationId: "createParcel",
        "x-method": "parcels.create",
        summary: "Create a parcel",
        requestBody: {
          required: true,
          content: {
            "application/json": {
              schema: {
                $ref: "#/components/schemas/ParcelInput",
              },
            },
          },
        },
        responses: {
          "201": {
            description: "The parcel.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/Parcel",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
        parameters: [],
      },
    },
    "/v1/parcels/{parcelId}": {
      parameters: [
        {
          $ref: "#/components/parameters/parcelId",
        },
      ],
      get: {
        operationId: "getParcel",
        "x-method": "parcels.get",
        summary: "Get a parcel",
        responses: {
          "200": {
            description: "The parcel.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/Parcel",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
        parameters: [],
      },
      delete: {
        operationId: "deleteParcel",
        "x-method": "parcels.delete",
        summary: "Delete a parcel",
        responses: {
          "204": {
            description: "The parcel is deleted.",
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
        parameters: [],
      },
    },
    "/v1/parcels/{parcelId}:send": {
      parameters: [
        {
          $ref: "#/components/parameters/parcelId",
        },
      ],
      post: {
        operationId: "sendParcel",
        "x-method": "parcels.send",
        summary: "Send a parcel",
        description: "The parcel must be `PACKED`.",
        responses: {
          "200": {
            description: "The parcel.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/Parcel",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
        parameters: [],
      },
    },
    "/v1/reports": {
      post: {
        operationId: "createReport",
        "x-method": "reports.create",
        "x-operation": {
          get: "getReport",
          parameters: {
            reportId: "/reportId",
          },
          done: "/state",
          doneValues: [
            "DONE",
          ],
          response: "",
        },
        summary: "Create a report",
        description: "Starts to weigh all parcels. `getReport` returns the result once the state is `DONE`.",
        responses: {
          "202": {
            description: "The report.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/Report",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
        parameters: [],
      },
    },
    "/v1/reports/{reportId}": {
      get: {
        operationId: "getReport",
        "x-method": "reports.get",
        summary: "Get a report",
        parameters: [
          {
            name: "reportId",
            in: "path",
            required: true,
            schema: {
              type: "string",
            },
          },
        ],
        responses: {
          "200": {
            description: "The report.",
            content: {
              "application/json": {
                schema: {
                  $ref: "#/components/schemas/Report",
                },
              },
            },
          },
          default: {
            $ref: "#/components/responses/Problem",
          },
        },
      },
    },
  },
  components: {
    parameters: {
      parcelId: {
        name: "parcelId",
        in: "path",
        required: true,
        schema: {
          type: "string",
        },
      },
    },
    responses: {
      Problem: {
        description: "The call failed.",
        content: {
          "application/problem+json": {
            schema: {
              $ref: "#/components/schemas/Problem",
            },
          },
        },
      },
    },
    schemas: {
      ParcelInput: {
        type: "object",
        required: [
          "to",
          "grams",
        ],
        properties: {
          to: {
            type: "string",
            minLength: 1,
            description: "Name of the recipient.",
          },
          grams: {
            type: "integer",
            minimum: 1,
            maximum: 31500,
          },
        },
      },
      Parcel: {
        type: "object",
        required: [
          "parcelId",
          "to",
          "grams",
          "state",
        ],
        properties: {
          parcelId: {
            type: "string",
          },
          to: {
            type: "string",
            description: "Name of the recipient.",
          },
          grams: {
            type: "integer",
          },
          state: {
            type: "string",
            enum: [
              "PACKED",
              "SENT",
            ],
          },
        },
      },
      ParcelPage: {
        type: "object",
        required: [
          "parcels",
        ],
        properties: {
          parcels: {
            type: "array",
            items: {
              $ref: "#/components/schemas/Parcel",
            },
          },
          nextPageToken: {
            type: "string",
            description: "Token of the next page. Absent on the last page.",
          },
        },
      },
      Report: {
        type: "object",
        required: [
          "reportId",
          "state",
        ],
        properties: {
          reportId: {
            type: "string",
          },
          state: {
            type: "string",
            enum: [
              "RUNNING",
              "DONE",
            ],
          },
          grams: {
            type: "integer",
            description: "Weight of all parcels. Absent until the report is done.",
          },
        },
      },
      Problem: {
        type: "object",
        required: [
          "title",
          "status",
          "detail",
        ],
        properties: {
          title: {
            type: "string",
          },
          status: {
            type: "integer",
          },
          detail: {
            type: "string",
          },
          reason: {
            type: "string",
          },
        },
      },
    },
    securitySchemes: {
      token: {
        type: "http",
        scheme: "bearer",
      },
    },
  },
};
