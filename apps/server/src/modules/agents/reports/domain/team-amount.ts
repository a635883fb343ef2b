import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** What an agent and the team below come to together, in 1/10,000 BRL. */
export const ofAgentAndTeam = ({ own, team }: TeamRow, figure: 'bet' | 'profit'): bigint =>
  parseMoney(own[figure]) + parseMoney(team[figure])
