import type { RiskNeeds } from './needs.ts'
import { blockCaseKind, createBlockCaseMembers } from './service/block-case-members.ts'
import { createRiskCases } from './service/risk-cases.ts'
import { createShowMemberLinks } from './service/show-member-links.ts'

/** What the risk team sees and decides: who is linked with whom, and cases about members. */
export const createRisk = (needs: RiskNeeds) => ({
  showMemberLinks: createShowMemberLinks(needs),
  ...createRiskCases(needs),
  blockCaseMembers: createBlockCaseMembers(needs),
  /** The acts that need a second person. */
  changeKinds: [blockCaseKind(needs)],
})
export type Risk = ReturnType<typeof createRisk>
