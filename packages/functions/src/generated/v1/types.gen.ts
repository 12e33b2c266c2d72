// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

/**
 * Extension points of Functions Service: merge into this interface what you know. A fill is an object type.
 *
 * - `callFunction.request`: Body of a request to invoke a deployed function.
 * - `callFunction.response`: Body of the response to invoking a deployed function.
 * - `createFunction.request`: Body of a request to create a function.
 * - `createFunction.response`: Body of the response to creating a function.
 * - `deleteFunction.response`: Body of the response to deleting a function.
 * - `error.body`: The format of an error response and its error codes.
 * - `filter.syntax`: How the filter of a list of operations is sent, and its syntax.
 * - `function.fields`: Every field of a function except its name, with types and allowed values, and the type of the name.
 * - `function.states`: The states of a function and the transitions between them.
 * - `generateFunctionDownloadUrl.request`: Body of a request for a URL for downloading source code.
 * - `generateFunctionDownloadUrl.response`: Body of the response with a signed URL for downloading source code.
 * - `generateFunctionUploadUrl.request`: Body of a request for a URL for uploading source code.
 * - `generateFunctionUploadUrl.response`: Body of the response with a signed URL for uploading source code.
 * - `list.pagination`: Whether and how lists are paged.
 * - `listFunctions.response`: Body of a list of functions.
 * - `listLocations.response`: Body of a list of locations.
 * - `listOperations.response`: Body of a list of operations.
 * - `operation.fields`: Every field of a long-running operation, with types and allowed values.
 * - `operation.states`: The states of a long-running operation and the transitions between them.
 * - `patchFunction.request`: Body of a request to update a function.
 * - `patchFunction.response`: Body of the response to updating a function.
 * - `policy.fields`: Every field of an access control policy, with types and allowed values.
 * - `query.parameters`: The query parameters of each operation.
 * - `setFunctionIamPolicy.request`: Body of a request to set an access control policy.
 * - `setFunctionIamPolicy.response`: Body of the response to setting an access control policy.
 * - `testFunctionIamPermissions.request`: Body of a request to test permissions.
 * - `testFunctionIamPermissions.response`: Body of the response to testing permissions.
 *
 * @example
 * declare module "@seamline/functions/v1" {
 *   interface ExtensionPoints {
 *     "function.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "callFunction.request" | "callFunction.response" | "createFunction.request" | "createFunction.response" | "deleteFunction.response" | "error.body" | "filter.syntax" | "function.fields" | "function.states" | "generateFunctionDownloadUrl.request" | "generateFunctionDownloadUrl.response" | "generateFunctionUploadUrl.request" | "generateFunctionUploadUrl.response" | "list.pagination" | "listFunctions.response" | "listLocations.response" | "listOperations.response" | "operation.fields" | "operation.states" | "patchFunction.request" | "patchFunction.response" | "policy.fields" | "query.parameters" | "setFunctionIamPolicy.request" | "setFunctionIamPolicy.response" | "testFunctionIamPermissions.request" | "testFunctionIamPermissions.response";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/**
 * Request to invoke a deployed function. Its content is not shown.
 *
 * Extension points: `callFunction.request`.
 */
export interface CallFunctionRequest extends PointFill<ExtensionPoints, "callFunction.request"> {
}

/**
 * Response to the synchronous invocation of a deployed function. Its content is not shown.
 *
 * Extension points: `callFunction.response`.
 */
export interface CallFunctionResponse extends PointFill<ExtensionPoints, "callFunction.response"> {
}

/**
 * A user-provided function that runs in response to events. The schema is not called `Function`, which is a global of JavaScript.
 *
 * Extension points: `function.fields`, `function.states`.
 */
export interface CloudFunction extends Filled<Filled<CloudFunctionShown, "function.fields">, "function.states"> {
}

interface CloudFunctionShown {
  /**
   * Name of the function.
   *
   * Extension points: `function.fields`.
   */
  name?: unknown;
}

/**
 * Input for creating a function.
 *
 * Extension points: `function.fields`, `createFunction.request`.
 */
export interface CloudFunctionInput extends Filled<Filled<CloudFunctionInputShown, "function.fields">, "createFunction.request"> {
}

interface CloudFunctionInputShown {
  /**
   * Name of the function.
   *
   * Extension points: `function.fields`.
   */
  name?: unknown;
}

/**
 * Response to creating a function. Creating a function is a long-running operation. The content of the response is not shown.
 *
 * Extension points: `createFunction.response`.
 */
export interface CreateFunctionResponse extends PointFill<ExtensionPoints, "createFunction.response"> {
}

/**
 * Response to deleting a function. Deleting a function is a long-running operation. The content of the response is not shown.
 *
 * Extension points: `deleteFunction.response`.
 */
export interface DeleteFunctionResponse extends PointFill<ExtensionPoints, "deleteFunction.response"> {
}

/**
 * Body of a failed call. Its format is not shown.
 *
 * Extension points: `error.body`.
 */
export interface ErrorBody extends PointFill<ExtensionPoints, "error.body"> {
}

/**
 * Request for a signed URL for downloading the source code of a deployed function. Its content is not shown.
 *
 * Extension points: `generateFunctionDownloadUrl.request`.
 */
export interface GenerateFunctionDownloadUrlRequest extends PointFill<ExtensionPoints, "generateFunctionDownloadUrl.request"> {
}

/**
 * Response with a signed URL for downloading the source code of a deployed function. Its other content is not shown.
 *
 * Extension points: `generateFunctionDownloadUrl.response`.
 */
export interface GenerateFunctionDownloadUrlResponse extends PointFill<ExtensionPoints, "generateFunctionDownloadUrl.response"> {
}

/**
 * Request for a signed URL for uploading the source code of a function. Its content is not shown.
 *
 * Extension points: `generateFunctionUploadUrl.request`.
 */
export interface GenerateFunctionUploadUrlRequest extends PointFill<ExtensionPoints, "generateFunctionUploadUrl.request"> {
}

/**
 * Response with a signed URL for uploading the source code of a function. Its other content is not shown.
 *
 * Extension points: `generateFunctionUploadUrl.response`.
 */
export interface GenerateFunctionUploadUrlResponse extends PointFill<ExtensionPoints, "generateFunctionUploadUrl.response"> {
}

/**
 * List of the functions of the project. Its content is not shown.
 *
 * Extension points: `listFunctions.response`, `list.pagination`.
 */
export interface ListFunctionsResponse extends Filled<PointFill<ExtensionPoints, "listFunctions.response">, "list.pagination"> {
}

/**
 * List of the supported locations. Its content is not shown.
 *
 * Extension points: `listLocations.response`, `list.pagination`.
 */
export interface ListLocationsResponse extends Filled<PointFill<ExtensionPoints, "listLocations.response">, "list.pagination"> {
}

/**
 * List of the operations that match the filter in the request. Its content is not shown.
 *
 * Extension points: `listOperations.response`, `list.pagination`.
 */
export interface ListOperationsResponse extends Filled<PointFill<ExtensionPoints, "listOperations.response">, "list.pagination"> {
}

/**
 * A long-running operation.
 *
 * Extension points: `operation.fields`, `operation.states`.
 */
export interface Operation extends Filled<PointFill<ExtensionPoints, "operation.fields">, "operation.states"> {
}

/**
 * Input for updating a function.
 *
 * Extension points: `function.fields`, `patchFunction.request`.
 */
export interface PatchFunctionRequest extends Filled<Filled<PatchFunctionRequestShown, "function.fields">, "patchFunction.request"> {
}

interface PatchFunctionRequestShown {
  /**
   * Name of the function, which identifies the function to update.
   *
   * Extension points: `function.fields`.
   */
  name?: unknown;
}

/**
 * Response to updating a function. Updating a function is a long-running operation. The content of the response is not shown.
 *
 * Extension points: `patchFunction.response`.
 */
export interface PatchFunctionResponse extends PointFill<ExtensionPoints, "patchFunction.response"> {
}

/**
 * An access control policy.
 *
 * Extension points: `policy.fields`.
 */
export interface Policy extends PointFill<ExtensionPoints, "policy.fields"> {
}

/**
 * Request to set an access control policy. Its content is not shown.
 *
 * Extension points: `setFunctionIamPolicy.request`.
 */
export interface SetFunctionIamPolicyRequest extends PointFill<ExtensionPoints, "setFunctionIamPolicy.request"> {
}

/**
 * Response to a request to set an access control policy. Its content is not shown.
 *
 * Extension points: `setFunctionIamPolicy.response`.
 */
export interface SetFunctionIamPolicyResponse extends PointFill<ExtensionPoints, "setFunctionIamPolicy.response"> {
}

/**
 * Request to test permissions. Its content is not shown.
 *
 * Extension points: `testFunctionIamPermissions.request`.
 */
export interface TestFunctionIamPermissionsRequest extends PointFill<ExtensionPoints, "testFunctionIamPermissions.request"> {
}

/**
 * Response to a request to test permissions. Its content is not shown.
 *
 * Extension points: `testFunctionIamPermissions.response`.
 */
export interface TestFunctionIamPermissionsResponse extends PointFill<ExtensionPoints, "testFunctionIamPermissions.response"> {
}

export interface paths {
  "/v1/operations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List operations
     * @description Returns the operations that match the filter in the request.
     */
    get: operations["listOperations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/operations/{operation}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an operation
     * @description Returns the latest state of the operation.
     */
    get: operations["getOperation"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the supported locations
     * @description Returns the supported locations. `name` identifies the parent of the locations.
     */
    get: operations["listLocations"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List functions
     * @description Returns the functions of the project. `parent` identifies the resource under which they are listed.
     */
    get: operations["listFunctions"];
    put?: never;
    /**
     * Create a function
     * @description Creates a function in the location that `location` identifies. Creating a function is a long-running operation; `getOperation` returns its latest state.
     */
    post: operations["createFunction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions:generateUploadUrl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a URL for uploading source code
     * @description Returns a signed URL for uploading the source code of a function. `parent` identifies the resource under which functions are created.
     */
    post: operations["generateFunctionUploadUrl"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get a function
     * @description Returns the function that `name` identifies.
     */
    get: operations["getFunction"];
    put?: never;
    post?: never;
    /**
     * Delete a function
     * @description Deletes the function that `name` identifies from the project. Deleting a function is a long-running operation; `getOperation` returns its latest state.
     */
    delete: operations["deleteFunction"];
    options?: never;
    head?: never;
    /**
     * Update a function
     * @description Updates an existing function, which the field `name` of the function in the body identifies. Updating a function is a long-running operation; `getOperation` returns its latest state.
     */
    patch: operations["patchFunction"];
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:call": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Call a function
     * @description Invokes the deployed function that `name` identifies and waits for the result.
     */
    post: operations["callFunction"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:generateDownloadUrl": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Generate a URL for downloading source code
     * @description Returns a signed URL for downloading the source code of a deployed function.
     */
    post: operations["generateFunctionDownloadUrl"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:getIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get the access control policy of a function
     * @description Returns the access control policy of the function that `resource` identifies.
     */
    get: operations["getFunctionIamPolicy"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:setIamPolicy": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Set the access control policy of a function
     * @description Sets the access control policy of the function that `resource` identifies.
     */
    post: operations["setFunctionIamPolicy"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/projects/{project}/locations/{location}/functions/{function}:testIamPermissions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Test permissions on a function
     * @description Tests the specified permissions against the access control policy of the function.
     */
    post: operations["testFunctionIamPermissions"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    CallFunctionRequest: CallFunctionRequest;
    CallFunctionResponse: CallFunctionResponse;
    CloudFunction: CloudFunction;
    CloudFunctionInput: CloudFunctionInput;
    CreateFunctionResponse: CreateFunctionResponse;
    DeleteFunctionResponse: DeleteFunctionResponse;
    ErrorBody: ErrorBody;
    GenerateFunctionDownloadUrlRequest: GenerateFunctionDownloadUrlRequest;
    GenerateFunctionDownloadUrlResponse: GenerateFunctionDownloadUrlResponse;
    GenerateFunctionUploadUrlRequest: GenerateFunctionUploadUrlRequest;
    GenerateFunctionUploadUrlResponse: GenerateFunctionUploadUrlResponse;
    ListFunctionsResponse: ListFunctionsResponse;
    ListLocationsResponse: ListLocationsResponse;
    ListOperationsResponse: ListOperationsResponse;
    Operation: Operation;
    PatchFunctionRequest: PatchFunctionRequest;
    PatchFunctionResponse: PatchFunctionResponse;
    Policy: Policy;
    SetFunctionIamPolicyRequest: SetFunctionIamPolicyRequest;
    SetFunctionIamPolicyResponse: SetFunctionIamPolicyResponse;
    TestFunctionIamPermissionsRequest: TestFunctionIamPermissionsRequest;
    TestFunctionIamPermissionsResponse: TestFunctionIamPermissionsResponse;
  };
  responses: {
    /** @description The call failed. Which statuses the service uses is not shown. */
    Error: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /**
     * @description Name of the function, one segment of the resource name.
     * @example resize-images
     */
    functionParameter: string;
    /**
     * @description Name of the location, one segment of the resource name.
     * @example north-1
     */
    locationParameter: string;
    /**
     * @description Name of the long-running operation, one segment of the resource name.
     * @example create-resize-images-1
     */
    operationParameter: string;
    /**
     * @description Name of the project, one segment of the resource name.
     * @example example-project
     */
    projectParameter: string;
  };
}

export interface operations {
  listOperations: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The operations that match the filter. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListOperationsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getOperation: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the long-running operation, one segment of the resource name.
         * @example create-resize-images-1
         */
        operation: components["parameters"]["operationParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The latest state of the operation. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Operation;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listLocations: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The supported locations. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListLocationsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  listFunctions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The functions of the project. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListFunctionsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  createFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
      };
      cookie?: never;
    };
    /** @description Request to create a function. */
    requestBody?: {
      content: {
        "application/json": CloudFunctionInput;
      };
    };
    responses: {
      /** @description Response to creating the function. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CreateFunctionResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  generateFunctionUploadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
      };
      cookie?: never;
    };
    /** @description Request for a signed URL. */
    requestBody?: {
      content: {
        "application/json": GenerateFunctionUploadUrlRequest;
      };
    };
    responses: {
      /** @description A signed URL for uploading source code. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GenerateFunctionUploadUrlResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The named function. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CloudFunction;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  deleteFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description Response to deleting the function. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DeleteFunctionResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  patchFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to update the function. */
    requestBody?: {
      content: {
        "application/json": PatchFunctionRequest;
      };
    };
    responses: {
      /** @description Response to updating the function. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": PatchFunctionResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  callFunction: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to invoke the function. */
    requestBody?: {
      content: {
        "application/json": CallFunctionRequest;
      };
    };
    responses: {
      /** @description Response to the invocation. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": CallFunctionResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  generateFunctionDownloadUrl: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request for a signed URL. */
    requestBody?: {
      content: {
        "application/json": GenerateFunctionDownloadUrlRequest;
      };
    };
    responses: {
      /** @description A signed URL for downloading source code. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GenerateFunctionDownloadUrlResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  getFunctionIamPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The access control policy of the function. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Policy;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  setFunctionIamPolicy: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to set the access control policy. */
    requestBody?: {
      content: {
        "application/json": SetFunctionIamPolicyRequest;
      };
    };
    responses: {
      /** @description Response to setting the access control policy. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": SetFunctionIamPolicyResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
  testFunctionIamPermissions: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description Name of the project, one segment of the resource name.
         * @example example-project
         */
        project: components["parameters"]["projectParameter"];
        /**
         * @description Name of the location, one segment of the resource name.
         * @example north-1
         */
        location: components["parameters"]["locationParameter"];
        /**
         * @description Name of the function, one segment of the resource name.
         * @example resize-images
         */
        function: components["parameters"]["functionParameter"];
      };
      cookie?: never;
    };
    /** @description Request to test permissions. */
    requestBody?: {
      content: {
        "application/json": TestFunctionIamPermissionsRequest;
      };
    };
    responses: {
      /** @description Response to testing permissions. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": TestFunctionIamPermissionsResponse;
        };
      };
      default: components["responses"]["Error"];
    };
  };
}
