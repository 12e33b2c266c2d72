// Made by `npx -y pnpm generate`. Do not edit: the next run writes it anew.

import { type EnumGuard, enumGuard } from "@seamline/client-core";

/** The listed values of `DirectVpcEgress`. */
export const directVpcEgressValues = ["DIRECT_VPC_EGRESS_UNSPECIFIED", "VPC_EGRESS_PRIVATE_RANGES_ONLY", "VPC_EGRESS_ALL_TRAFFIC"] as const;

/** Whether a value is a listed one of `DirectVpcEgress`. */
export const isDirectVpcEgress: EnumGuard<typeof directVpcEgressValues> = /* @__PURE__ */ enumGuard(directVpcEgressValues);

/** The listed values of `DockerRegistry`. */
export const dockerRegistryValues = ["DOCKER_REGISTRY_UNSPECIFIED", "CONTAINER_REGISTRY", "ARTIFACT_REGISTRY"] as const;

/** Whether a value is a listed one of `DockerRegistry`. */
export const isDockerRegistry: EnumGuard<typeof dockerRegistryValues> = /* @__PURE__ */ enumGuard(dockerRegistryValues);

/** The listed values of `Environment`. */
export const environmentValues = ["ENVIRONMENT_UNSPECIFIED", "GEN_1", "GEN_2"] as const;

/** Whether a value is a listed one of `Environment`. */
export const isEnvironment: EnumGuard<typeof environmentValues> = /* @__PURE__ */ enumGuard(environmentValues);

/** The listed values of `ErrorStatus`. */
export const errorStatusValues = ["INVALID_ARGUMENT", "FAILED_PRECONDITION", "UNAUTHENTICATED", "PERMISSION_DENIED", "NOT_FOUND", "ALREADY_EXISTS", "ABORTED", "RESOURCE_EXHAUSTED", "UNIMPLEMENTED"] as const;

/** Whether a value is a listed one of `ErrorStatus`. */
export const isErrorStatus: EnumGuard<typeof errorStatusValues> = /* @__PURE__ */ enumGuard(errorStatusValues);

/** The listed values of `FunctionState`. */
export const functionStateValues = ["STATE_UNSPECIFIED", "ACTIVE", "FAILED", "DEPLOYING", "DELETING", "UNKNOWN", "DETACHING", "DETACH_FAILED"] as const;

/** Whether a value is a listed one of `FunctionState`. */
export const isFunctionState: EnumGuard<typeof functionStateValues> = /* @__PURE__ */ enumGuard(functionStateValues);

/** The listed values of `IngressSettings`. */
export const ingressSettingsValues = ["INGRESS_SETTINGS_UNSPECIFIED", "ALLOW_ALL", "ALLOW_INTERNAL_ONLY", "ALLOW_INTERNAL_AND_GCLB"] as const;

/** Whether a value is a listed one of `IngressSettings`. */
export const isIngressSettings: EnumGuard<typeof ingressSettingsValues> = /* @__PURE__ */ enumGuard(ingressSettingsValues);

/** The listed values of `OperationType`. */
export const operationTypeValues = ["OPERATIONTYPE_UNSPECIFIED", "CREATE_FUNCTION", "UPDATE_FUNCTION", "DELETE_FUNCTION", "REDIRECT_FUNCTION_UPGRADE_TRAFFIC", "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC", "SETUP_FUNCTION_UPGRADE_CONFIG", "ABORT_FUNCTION_UPGRADE", "COMMIT_FUNCTION_UPGRADE", "DETACH_FUNCTION", "COMMIT_FUNCTION_UPGRADE_AS_GEN2"] as const;

/** Whether a value is a listed one of `OperationType`. */
export const isOperationType: EnumGuard<typeof operationTypeValues> = /* @__PURE__ */ enumGuard(operationTypeValues);

/** The listed values of `PolicyVersion`. */
export const policyVersionValues = { VERSION_0: 0, VERSION_1: 1, VERSION_3: 3 } as const;

/** Whether a value is a listed one of `PolicyVersion`. */
export const isPolicyVersion: EnumGuard<typeof policyVersionValues> = /* @__PURE__ */ enumGuard(policyVersionValues);

/** The listed values of `RetryPolicy`. */
export const retryPolicyValues = ["RETRY_POLICY_UNSPECIFIED", "RETRY_POLICY_DO_NOT_RETRY", "RETRY_POLICY_RETRY"] as const;

/** Whether a value is a listed one of `RetryPolicy`. */
export const isRetryPolicy: EnumGuard<typeof retryPolicyValues> = /* @__PURE__ */ enumGuard(retryPolicyValues);

/** The listed values of `RuntimeStage`. */
export const runtimeStageValues = ["RUNTIME_STAGE_UNSPECIFIED", "DEVELOPMENT", "ALPHA", "BETA", "GA", "DEPRECATED", "DECOMMISSIONED"] as const;

/** Whether a value is a listed one of `RuntimeStage`. */
export const isRuntimeStage: EnumGuard<typeof runtimeStageValues> = /* @__PURE__ */ enumGuard(runtimeStageValues);

/** The listed values of `SecurityLevel`. */
export const securityLevelValues = ["SECURITY_LEVEL_UNSPECIFIED", "SECURE_ALWAYS", "SECURE_OPTIONAL"] as const;

/** Whether a value is a listed one of `SecurityLevel`. */
export const isSecurityLevel: EnumGuard<typeof securityLevelValues> = /* @__PURE__ */ enumGuard(securityLevelValues);

/** The listed values of `Severity`. */
export const severityValues = ["SEVERITY_UNSPECIFIED", "ERROR", "WARNING", "INFO"] as const;

/** Whether a value is a listed one of `Severity`. */
export const isSeverity: EnumGuard<typeof severityValues> = /* @__PURE__ */ enumGuard(severityValues);

/** The listed values of `StageName`. */
export const stageNameValues = ["NAME_UNSPECIFIED", "ARTIFACT_REGISTRY", "BUILD", "SERVICE", "TRIGGER", "SERVICE_ROLLBACK", "TRIGGER_ROLLBACK"] as const;

/** Whether a value is a listed one of `StageName`. */
export const isStageName: EnumGuard<typeof stageNameValues> = /* @__PURE__ */ enumGuard(stageNameValues);

/** The listed values of `StageState`. */
export const stageStateValues = ["STATE_UNSPECIFIED", "NOT_STARTED", "IN_PROGRESS", "COMPLETE"] as const;

/** Whether a value is a listed one of `StageState`. */
export const isStageState: EnumGuard<typeof stageStateValues> = /* @__PURE__ */ enumGuard(stageStateValues);

/** The listed values of `UpgradeState`. */
export const upgradeStateValues = ["UPGRADE_STATE_UNSPECIFIED", "ELIGIBLE_FOR_2ND_GEN_UPGRADE", "INELIGIBLE_FOR_UPGRADE_UNTIL_REDEPLOYMENT", "UPGRADE_OPERATION_IN_PROGRESS", "SETUP_FUNCTION_UPGRADE_CONFIG_SUCCESSFUL", "SETUP_FUNCTION_UPGRADE_CONFIG_ERROR", "ABORT_FUNCTION_UPGRADE_ERROR", "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_SUCCESSFUL", "REDIRECT_FUNCTION_UPGRADE_TRAFFIC_ERROR", "ROLLBACK_FUNCTION_UPGRADE_TRAFFIC_ERROR", "COMMIT_FUNCTION_UPGRADE_ERROR", "COMMIT_FUNCTION_UPGRADE_ERROR_ROLLBACK_SAFE", "COMMIT_FUNCTION_UPGRADE_AS_GEN2_SUCCESSFUL", "COMMIT_FUNCTION_UPGRADE_AS_GEN2_ERROR"] as const;

/** Whether a value is a listed one of `UpgradeState`. */
export const isUpgradeState: EnumGuard<typeof upgradeStateValues> = /* @__PURE__ */ enumGuard(upgradeStateValues);

/** The listed values of `VpcConnectorEgressSettings`. */
export const vpcConnectorEgressSettingsValues = ["VPC_CONNECTOR_EGRESS_SETTINGS_UNSPECIFIED", "PRIVATE_RANGES_ONLY", "ALL_TRAFFIC"] as const;

/** Whether a value is a listed one of `VpcConnectorEgressSettings`. */
export const isVpcConnectorEgressSettings: EnumGuard<typeof vpcConnectorEgressSettingsValues> = /* @__PURE__ */ enumGuard(vpcConnectorEgressSettingsValues);
