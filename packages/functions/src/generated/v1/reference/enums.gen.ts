// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The listed values of `CloudFunctionStatus`. */
export const cloudFunctionStatusValues = ["CLOUD_FUNCTION_STATUS_UNSPECIFIED", "ACTIVE", "OFFLINE", "DEPLOY_IN_PROGRESS", "DELETE_IN_PROGRESS", "UNKNOWN"] as const;

/** Whether a value is a listed one of `CloudFunctionStatus`. */
export const isCloudFunctionStatus: EnumGuard<typeof cloudFunctionStatusValues> = /* @__PURE__ */ enumGuard(cloudFunctionStatusValues);

/** The listed values of `DockerRegistry`. */
export const dockerRegistryValues = ["DOCKER_REGISTRY_UNSPECIFIED", "CONTAINER_REGISTRY", "ARTIFACT_REGISTRY"] as const;

/** Whether a value is a listed one of `DockerRegistry`. */
export const isDockerRegistry: EnumGuard<typeof dockerRegistryValues> = /* @__PURE__ */ enumGuard(dockerRegistryValues);

/** The listed values of `ErrorStatus`. */
export const errorStatusValues = ["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "ABORTED", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"] as const;

/** Whether a value is a listed one of `ErrorStatus`. */
export const isErrorStatus: EnumGuard<typeof errorStatusValues> = /* @__PURE__ */ enumGuard(errorStatusValues);

/** The listed values of `IngressSettings`. */
export const ingressSettingsValues = ["INGRESS_SETTINGS_UNSPECIFIED", "ALLOW_ALL", "ALLOW_INTERNAL_ONLY", "ALLOW_INTERNAL_AND_GCLB"] as const;

/** Whether a value is a listed one of `IngressSettings`. */
export const isIngressSettings: EnumGuard<typeof ingressSettingsValues> = /* @__PURE__ */ enumGuard(ingressSettingsValues);

/** The listed values of `OperationType`. */
export const operationTypeValues = ["OPERATION_UNSPECIFIED", "CREATE_FUNCTION", "UPDATE_FUNCTION", "DELETE_FUNCTION"] as const;

/** Whether a value is a listed one of `OperationType`. */
export const isOperationType: EnumGuard<typeof operationTypeValues> = /* @__PURE__ */ enumGuard(operationTypeValues);

/** The listed values of `PolicyVersion`. */
export const policyVersionValues = { VERSION_0: 0, VERSION_1: 1, VERSION_3: 3 } as const;

/** Whether a value is a listed one of `PolicyVersion`. */
export const isPolicyVersion: EnumGuard<typeof policyVersionValues> = /* @__PURE__ */ enumGuard(policyVersionValues);

/** The listed values of `SecurityLevel`. */
export const securityLevelValues = ["SECURITY_LEVEL_UNSPECIFIED", "SECURE_ALWAYS", "SECURE_OPTIONAL"] as const;

/** Whether a value is a listed one of `SecurityLevel`. */
export const isSecurityLevel: EnumGuard<typeof securityLevelValues> = /* @__PURE__ */ enumGuard(securityLevelValues);

/** The listed values of `VpcConnectorEgressSettings`. */
export const vpcConnectorEgressSettingsValues = ["VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED", "PRIVATE_RANGES_ONLY", "ALL_TRAFFIC"] as const;

/** Whether a value is a listed one of `VpcConnectorEgressSettings`. */
export const isVpcConnectorEgressSettings: EnumGuard<typeof vpcConnectorEgressSettingsValues> = /* @__PURE__ */ enumGuard(vpcConnectorEgressSettingsValues);
