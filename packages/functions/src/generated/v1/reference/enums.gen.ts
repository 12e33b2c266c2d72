// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The values of `CloudFunctionStatus` that are known. */
export const cloudFunctionStatusValues = ["CLOUD_FUNCTION_STATUS_UNSPECIFIED", "ACTIVE", "OFFLINE", "DEPLOY_IN_PROGRESS", "DELETE_IN_PROGRESS", "UNKNOWN"] as const;

/** Whether a value is a known one of `CloudFunctionStatus`, and no value of tomorrow. */
export const isCloudFunctionStatus: EnumGuard<typeof cloudFunctionStatusValues> = /* @__PURE__ */ enumGuard(cloudFunctionStatusValues);

/** The values of `DockerRegistry` that are known. */
export const dockerRegistryValues = ["DOCKER_REGISTRY_UNSPECIFIED", "CONTAINER_REGISTRY", "ARTIFACT_REGISTRY"] as const;

/** Whether a value is a known one of `DockerRegistry`, and no value of tomorrow. */
export const isDockerRegistry: EnumGuard<typeof dockerRegistryValues> = /* @__PURE__ */ enumGuard(dockerRegistryValues);

/** The values of `ErrorStatus` that are known. */
export const errorStatusValues = ["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "ABORTED", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"] as const;

/** Whether a value is a known one of `ErrorStatus`, and no value of tomorrow. */
export const isErrorStatus: EnumGuard<typeof errorStatusValues> = /* @__PURE__ */ enumGuard(errorStatusValues);

/** The values of `IngressSettings` that are known. */
export const ingressSettingsValues = ["INGRESS_SETTINGS_UNSPECIFIED", "ALLOW_ALL", "ALLOW_INTERNAL_ONLY", "ALLOW_INTERNAL_AND_GCLB"] as const;

/** Whether a value is a known one of `IngressSettings`, and no value of tomorrow. */
export const isIngressSettings: EnumGuard<typeof ingressSettingsValues> = /* @__PURE__ */ enumGuard(ingressSettingsValues);

/** The values of `OperationType` that are known. */
export const operationTypeValues = ["OPERATION_UNSPECIFIED", "CREATE_FUNCTION", "UPDATE_FUNCTION", "DELETE_FUNCTION"] as const;

/** Whether a value is a known one of `OperationType`, and no value of tomorrow. */
export const isOperationType: EnumGuard<typeof operationTypeValues> = /* @__PURE__ */ enumGuard(operationTypeValues);

/** The values of `PolicyVersion` that are known. */
export const policyVersionValues = { VERSION_0: 0, VERSION_1: 1, VERSION_3: 3 } as const;

/** Whether a value is a known one of `PolicyVersion`, and no value of tomorrow. */
export const isPolicyVersion: EnumGuard<typeof policyVersionValues> = /* @__PURE__ */ enumGuard(policyVersionValues);

/** The values of `SecurityLevel` that are known. */
export const securityLevelValues = ["SECURITY_LEVEL_UNSPECIFIED", "SECURE_ALWAYS", "SECURE_OPTIONAL"] as const;

/** Whether a value is a known one of `SecurityLevel`, and no value of tomorrow. */
export const isSecurityLevel: EnumGuard<typeof securityLevelValues> = /* @__PURE__ */ enumGuard(securityLevelValues);

/** The values of `VpcConnectorEgressSettings` that are known. */
export const vpcConnectorEgressSettingsValues = ["VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED", "PRIVATE_RANGES_ONLY", "ALL_TRAFFIC"] as const;

/** Whether a value is a known one of `VpcConnectorEgressSettings`, and no value of tomorrow. */
export const isVpcConnectorEgressSettings: EnumGuard<typeof vpcConnectorEgressSettingsValues> = /* @__PURE__ */ enumGuard(vpcConnectorEgressSettingsValues);
