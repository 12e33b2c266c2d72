// Made by `seamline-codegen --spec openapi.yaml --client-name ParcelsClient --document`. Do not edit: the next run writes it anew.

export interface Parcel {
  parcelId: string;
  /** Name of the recipient. */
  to: string;
  grams: number;
  state: "PACKED" | "SENT";
}

export interface ParcelInput {
  /** Name of the recipient. */
  to: string;
  /** At least `1`. At most `31500`. */
  grams: number;
}

export interface ParcelPage {
  parcels: Parcel[];
  /** Token of the next page. Absent on the last page. */
  nextPageToken?: string;
}

export interface Problem {
  title: string;
  status: number;
  detail: string;
  reason?: string;
}

export interface Report {
  reportId: string;
  state: "RUNNING" | "DONE";
  /** Weight of all parcels. Absent until the report is done. */
  grams?: number;
}

/** Query parameters of `parcels.list`. */
export interface ListParcelsQuery {
  /**
   * At least `1`. At most `100`.
   *
   * Default: `20`.
   */
  pageSize?: number;
  pageToken?: string;
}

export interface paths {
  "/v1/parcels": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** List parcels */
    get: operations["listParcels"];
    put?: never;
    /** Create a parcel */
    post: operations["createParcel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/parcels/{parcelId}": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        parcelId: components["parameters"]["parcelId"];
      };
      cookie?: never;
    };
    /** Get a parcel */
    get: operations["getParcel"];
    put?: never;
    post?: never;
    /** Delete a parcel */
    delete: operations["deleteParcel"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/parcels/{parcelId}:send": {
    parameters: {
      query?: never;
      header?: never;
      path: {
        parcelId: components["parameters"]["parcelId"];
      };
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a parcel
     * @description The parcel must be `PACKED`.
     */
    post: operations["sendParcel"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/reports": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a report
     * @description Starts to weigh all parcels. `getReport` returns the result once the state is `DONE`.
     */
    post: operations["createReport"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/v1/reports/{reportId}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** Get a report */
    get: operations["getReport"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}

export interface components {
  schemas: {
    Parcel: Parcel;
    ParcelInput: ParcelInput;
    ParcelPage: ParcelPage;
    Problem: Problem;
    Report: Report;
  };
  responses: {
    /** @description The call failed. */
    Problem: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": Problem;
      };
    };
  };
  parameters: {
    parcelId: string;
  };
}

export interface operations {
  listParcels: {
    parameters: {
      query?: ListParcelsQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of parcels. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ParcelPage;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  createParcel: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody: {
      content: {
        "application/json": ParcelInput;
      };
    };
    responses: {
      /** @description The parcel. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Parcel;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  getParcel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        parcelId: components["parameters"]["parcelId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parcel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Parcel;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  deleteParcel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        parcelId: components["parameters"]["parcelId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parcel is deleted. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Problem"];
    };
  };
  sendParcel: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        parcelId: components["parameters"]["parcelId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The parcel. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Parcel;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  createReport: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      202: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Report;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
  getReport: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        reportId: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The report. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": Report;
        };
      };
      default: components["responses"]["Problem"];
    };
  };
}
