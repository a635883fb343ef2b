import type { TeamRow } from '@trevo/contract/wps/agents/team.ts'
import { parseMoney } from '@trevo/money/money.ts'

/** The combined total of an agent and the team below, in 1/10,000 BRL. */
export const ofAgentAndTeam = ({ own, team }: TeamRow, figure: 'bet' | 'profit'): bigint =>
  parseMoney(own[figure]) + parseMoney(team[figure])
