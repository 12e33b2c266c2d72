// Made by `seamline-codegen --spec openapi.yaml --client-name ParcelsClient --document`. Do not edit: the next run writes it anew.

import type { ApiCall, CallOptions, OperationCall, PageCall, ResumableOperations, ServiceClient } from "@seamline/client-core";
import type { ListParcelsQuery, Parcel, ParcelInput, ParcelPage, Problem, Report, paths } from "./types.gen.js";

/** Client of Parcels. */
export interface ParcelsClient extends ServiceClient<paths> {
  readonly parcels: ParcelsResource;
  readonly reports: ReportsResource;
  readonly operations: ResumableOperations<StartedOperations>;
}

/** Calls of `parcels`. */
export interface ParcelsResource {
  /**
   * Create a parcel.
   *
   * `POST /v1/parcels`
   *
   * @param input.body
   * @returns `201`: The parcel.
   * @throws {ApiError} `default`: The call failed.
   */
  create(input: CreateParcelInput, options?: CallOptions): ApiCall<Parcel, CreateParcelResponses>;
  /**
   * Delete a parcel.
   *
   * `DELETE /v1/parcels/{parcelId}`
   *
   * @param input.parcelId
   * @returns `204`: The parcel is deleted.
   * @throws {ApiError} `default`: The call failed.
   */
  delete(input: DeleteParcelInput, options?: CallOptions): ApiCall<undefined, DeleteParcelResponses>;
  /**
   * Get a parcel.
   *
   * `GET /v1/parcels/{parcelId}`
   *
   * @param input.parcelId
   * @returns `200`: The parcel.
   * @throws {ApiError} `default`: The call failed.
   */
  get(input: GetParcelInput, options?: CallOptions): ApiCall<Parcel, GetParcelResponses>;
  /**
   * List parcels.
   *
   * `GET /v1/parcels`
   *
   * @param input.query.pageSize
   * @param input.query.pageToken
   * @returns `200`: A page of parcels.
   * @throws {ApiError} `default`: The call failed.
   */
  list(input?: ListParcelsInput, options?: CallOptions): PageCall<ParcelPage, Parcel, ListParcelsResponses>;
  /**
   * Send a parcel.
   *
   * The parcel must be `PACKED`.
   *
   * `POST /v1/parcels/{parcelId}:send`
   *
   * @param input.parcelId
   * @returns `200`: The parcel.
   * @throws {ApiError} `default`: The call failed.
   */
  send(input: SendParcelInput, options?: CallOptions): ApiCall<Parcel, SendParcelResponses>;
}

/** Calls of `reports`. */
export interface ReportsResource {
  /**
   * Create a report.
   *
   * Starts to weigh all parcels. `getReport` returns the result once the state is `DONE`.
   *
   * `POST /v1/reports`
   *
   * @returns `202`: The report.
   * @throws {ApiError} `default`: The call failed.
   * @example
   * const result = await client.reports.create(input).wait();
   */
  create(input?: CreateReportInput, options?: CallOptions): OperationCall<Report, undefined, Report, CreateReportResponses>;
  /**
   * Get a report.
   *
   * `GET /v1/reports/{reportId}`
   *
   * @param input.reportId
   * @returns `200`: The report.
   * @throws {ApiError} `default`: The call failed.
   */
  get(input: GetReportInput, options?: CallOptions): ApiCall<Report, GetReportResponses>;
}

/** What `operations.resume` gives, by the operationId of what started the operation. */
export interface StartedOperations {
  createReport: OperationCall<Report, undefined>;
}

/** Input of `parcels.create`. */
export interface CreateParcelInput {
  /** Body of the request. */
  body: ParcelInput;
}

/** Bodies of `parcels.create` by status. */
export interface CreateParcelResponses {
  /** The parcel. */
  201: Parcel;
  /** The call failed. */
  default: Problem;
}

/** Input of `reports.create`. */
export interface CreateReportInput {
  query?: undefined;
}

/** Bodies of `reports.create` by status. */
export interface CreateReportResponses {
  /** The report. */
  202: Report;
  /** The call failed. */
  default: Problem;
}

/** Input of `parcels.delete`. */
export interface DeleteParcelInput {
  parcelId: string;
}

/** Bodies of `parcels.delete` by status. */
export interface DeleteParcelResponses {
  /** The parcel is deleted. */
  204: undefined;
  /** The call failed. */
  default: Problem;
}

/** Input of `parcels.get`. */
export interface GetParcelInput {
  parcelId: string;
}

/** Bodies of `parcels.get` by status. */
export interface GetParcelResponses {
  /** The parcel. */
  200: Parcel;
  /** The call failed. */
  default: Problem;
}

/** Input of `reports.get`. */
export interface GetReportInput {
  reportId: string;
}

/** Bodies of `reports.get` by status. */
export interface GetReportResponses {
  /** The report. */
  200: Report;
  /** The call failed. */
  default: Problem;
}

/** Input of `parcels.list`. */
export interface ListParcelsInput {
  /** Query parameters. */
  query?: ListParcelsQuery;
}

/** Bodies of `parcels.list` by status. */
export interface ListParcelsResponses {
  /** A page of parcels. */
  200: ParcelPage;
  /** The call failed. */
  default: Problem;
}

/** Input of `parcels.send`. */
export interface SendParcelInput {
  parcelId: string;
}

/** Bodies of `parcels.send` by status. */
export interface SendParcelResponses {
  /** The parcel. */
  200: Parcel;
  /** The call failed. */
  default: Problem;
}
