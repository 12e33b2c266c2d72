// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import type { PointCheck, PointFill } from "@seamline/client-core";

/**
 * Extension points of Edge Platform API: merge into this interface what you know. A fill is an object type.
 *
 * - `dnsZone.fields`: Every field of a DNS zone.
 * - `dnsZone.states`: States of a DNS zone and the transitions between them.
 *
 * @example
 * declare module "@seamline/edge" {
 *   interface ExtensionPoints {
 *     "dnsZone.fields": { name: string };
 *   }
 * }
 */
export interface ExtensionPoints {
}

/** Ids of the extension points that a type can carry. */
export type ExtensionPointId = "dnsZone.fields" | "dnsZone.states";

/** `unknown` when every fill names a point and is an object type; otherwise a type that says what is wrong. */
export type CheckedPoints = PointCheck<ExtensionPoints, ExtensionPointId>;

/** What is shown, and what is known of the extension point. */
type Filled<Shown, Id extends ExtensionPointId, Unfilled = Record<string, unknown>> = Shown & PointFill<ExtensionPoints, Id, Unfilled>;

/**
 * A DNS zone of the account.
 *
 * Extension points: `dnsZone.fields`, `dnsZone.states`.
 */
export interface DnsZone extends Filled<PointFill<ExtensionPoints, "dnsZone.fields">, "dnsZone.states"> {
}

/** A page of a list of DNS zones. */
export interface DnsZonePage {
  /** Items of the requested page. */
  Items?: DnsZone[];
  /** Number of the returned page. */
  CurrentPage?: number;
  /** Number of items on all pages together. */
  TotalItems?: number;
  /** Whether more pages follow. */
  HasMoreItems?: boolean;
}

/** Body of a failed call. */
export interface ErrorBody {
  /** Machine-readable identifier of the error, dotted, of the form `<resource>.<reason>`. */
  ErrorKey?: string;
  /** The field or the resource that the error is about. */
  Field?: string;
  /** Human-readable message. */
  Message?: string;
}

/** Query parameters of `dnsZones.list`. */
export interface ListDnsZonesQuery {
  /**
   * Number of the page to retrieve.
   *
   * Extension points: `page.defaults`.
   */
  page?: number;
  /**
   * Number of items per page.
   *
   * Extension points: `page.defaults`, `perPage.maximum`.
   */
  perPage?: number;
}

export interface paths {
  "/dnszone": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List DNS zones
     * @description Returns one page of the DNS zones of the account.
     */
    get: operations["listDnsZones"];
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
    DnsZone: DnsZone;
    DnsZonePage: DnsZonePage;
    ErrorBody: ErrorBody;
  };
  responses: {
    /** @description The request did not pass validation: its model, its body or its parameters are invalid. */
    BadRequest: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The action is forbidden for the user. Restrictions by URL or by HTTP method count as well. */
    Forbidden: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description An internal server error occurred. */
    InternalServerError: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description The requested entity could not be found. */
    NotFound: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Too many requests. The rate limit was exceeded. */
    TooManyRequests: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
    /** @description Authorization for the request failed. */
    Unauthorized: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": ErrorBody;
      };
    };
  };
  parameters: {
    /** @description Number of the page to retrieve. */
    page: number;
    /** @description Number of items per page. */
    perPage: number;
  };
}

export interface operations {
  listDnsZones: {
    parameters: {
      query?: ListDnsZonesQuery;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description A page of DNS zones. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": DnsZonePage;
        };
      };
      400: components["responses"]["BadRequest"];
      401: components["responses"]["Unauthorized"];
      403: components["responses"]["Forbidden"];
      404: components["responses"]["NotFound"];
      429: components["responses"]["TooManyRequests"];
      500: components["responses"]["InternalServerError"];
    };
  };
}
