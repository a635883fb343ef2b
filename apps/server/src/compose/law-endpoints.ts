import * as tax from '@trevo/contract/wps/tax.ts'
import * as myData from '@trevo/contract/wps/my-data.ts'
import * as operatorDataRequests from '@trevo/contract/ops/compliance/data-requests.ts'
import * as operatorRetention from '@trevo/contract/ops/compliance/retention.ts'
import * as operatorFunds from '@trevo/contract/ops/compliance/funds.ts'
import * as operatorIntegrity from '@trevo/contract/ops/compliance/integrity.ts'
import * as operatorPrizes from '@trevo/contract/ops/compliance/prizes.ts'
import * as operatorTax from '@trevo/contract/ops/compliance/tax.ts'
import * as operatorHelpContacts from '@trevo/contract/ops/conduct/help-contacts.ts'
import * as operatorPlayRisk from '@trevo/contract/ops/conduct/play-risk.ts'
import * as operatorAml from '@trevo/contract/ops/compliance/aml-endpoints.ts'
import * as operatorAmlYear from '@trevo/contract/ops/compliance/aml-year.ts'
import * as operatorSigap from '@trevo/contract/ops/compliance/sigap.ts'
import * as kyc from '@trevo/contract/wps/kyc/kyc.ts'
import * as operatorKyc from '@trevo/contract/ops/kyc/kyc.ts'
import * as proveAgain from '@trevo/contract/wps/kyc/prove-again.ts'
import * as operatorExclusions from '@trevo/contract/ops/exclusions.ts'
import * as operatorImpediments from '@trevo/contract/ops/conduct/impediments.ts'
import * as firstLimits from '@trevo/contract/wps/security/first-limits.ts'
import * as vault from '@trevo/contract/wps/cashier/vault.ts'
import * as sessionContract from '@trevo/contract/wps/security/session-contract.ts'
import * as silentMode from '@trevo/contract/wps/security/silent-mode.ts'
import * as shortPause from '@trevo/contract/wps/security/short-pause.ts'
import * as playRisk from '@trevo/contract/wps/play-risk/play-risk.ts'
import * as operatorMemberLimits from '@trevo/contract/ops/members/limits.ts'
import * as limits from '@trevo/contract/wps/limits.ts'

/** Of the contract: limits, identity, exclusions, behaviour, tax and what the regulator asks. */
export const lawEndpoints = [
  tax,
  myData,
  operatorDataRequests,
  operatorRetention,
  operatorFunds,
  operatorIntegrity,
  operatorPrizes,
  operatorTax,
  operatorHelpContacts,
  operatorPlayRisk,
  operatorAml,
  operatorAmlYear,
  operatorSigap,
  kyc,
  operatorKyc,
  proveAgain,
  operatorExclusions,
  operatorImpediments,
  firstLimits,
  vault,
  sessionContract,
  shortPause,
  silentMode,
  playRisk,
  operatorMemberLimits,
  limits,
] as const
