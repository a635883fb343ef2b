import type { KeptBecause } from '@trevo/contract/ops/compliance/retention.ts'
import { ascending } from '@trevo/platform/in-order.ts'

export type KeptTable = {
  readonly table: string
  readonly because: KeptBecause
  /** The column from which the years are counted, where this module erases what is due. */
  readonly countedFrom: string | null
}

const listOf = (because: KeptBecause, names: string): readonly KeptTable[] =>
  names
    .trim()
    .split(/\s+/)
    .map((table) => ({ table, because, countedFrom: null }))

const account = `
  aml.person play_risk.account play_risk.person play_risk.self_test
  agents.direct_account agents.former_path agents.node agents.rebate_rate agents.team_size cashier.payee
  cashier.payee_holder compliance.impeded_account compliance.impediment identity.credential identity.known_address
  identity.operator identity.passkey identity.recovery_code identity.social_login identity.totp inbox.mailbox
  kyc.case limits.holder limits.limit lottery.member_series members.block members.exclusion members.last_login
  members.member members.person members.tag play.free_campaign reports.player_brand risk.case_member sigap.member
  sportsbook.member_limit staff.person_account wallet.drift wallet.member`

const work = `
  aml.due play_risk.changed play_risk.help_contact reports.member_day
  agents.settled_stake agents.uncounted cashier.closed_account cashier.turnover_mark compliance.person_check
  identity.last_proof identity.login_challenge identity.login_ticket identity.operator_session
  identity.passkey_challenge identity.second_factor_due identity.session identity.social_arrival
  inbox.pending_notification kyc.document kyc.location limits.counter limits.noted limits.raise limits.released
  limits.allowance limits.warning lottery.uncounted_stake members.added_account members.standing_rule
  members.pending_contact members.reset_link play.player play.table_signal
  points.owed promotions.last_stake promotions.member_profile promotions.member_tag promotions.picture
  records.file_ticket records.file_under_way reports.event rewards.member_rank rewards.play_budget
  sportsbook.slip_to_record tax.run transfers.player wallet.account_read wallet.client_claim`

const asked = `
  catalogue.favourite catalogue.recent_game lottery.saved_slip sportsbook.draft`

/** Kept whole: sums, chains and the ledger depend on their rows, and the archive takes them out by the month. */
const records = `
  aml.alert aml.case_file aml.class_change aml.payment aml.play_hour ledger.evidence play_risk.attempt play_risk.day
  play_risk.event play_risk.proposal play_risk.review identity.security_event kyc.call
  agents.active_day agents.active_link agents.contract agents.contract_event agents.first_deposit agents.movement
  agents.own_hour agents.rebate_line agents.returned_deposit agents.round agents.statement agents.statement_line
  bets.bet cashier.deposit cashier.payment cashier.peer_payment cashier.reversal cashier.withdrawal
  cashier.withdrawal_event cashier.withdrawal_question chat.conversation compliance.register_call
  compliance.void_stake identity.operator_event inbox.message jackpots.stake ledger.adjustment limits.change
  lottery.credit lottery.instant_order lottery.placed_order lottery.ticket messaging.feedback play.bet play.big_win play.fate
  play.game_session play.held_credit points.conversion points.deposit points.redemption prizes.item promotions.bonus
  promotions.entry promotions.reward promotions.wager reports.player reports.significant_event reports.win
  rewards.counted_bet rewards.mission_progress rewards.play_sum rewards.raffle_entry rewards.raffle_win
  rewards.rebate_claim rewards.rebate_due rewards.referral rewards.reward rewards.score sigap.wallet_day
  sportsbook.credit sportsbook.leg sportsbook.slip staff.audit staff.data_access tax.result tax.statement
  transfers.fund_transfer transfers.many_transfer transfers.member_transfer transfers.vault_part wallet.account_hour
  wallet.archived_account wallet.archived_transfer wallet.hold`

/** Rows that nothing else refers to: erased once their years are over, counted from this column. */
const erased: Readonly<Record<string, string>> = {
  'members.note': 'at',
  'members.office_event': 'at',
  'promotions.sign_in': 'day',
  'play.launch': 'created_at',
  'privacy.request': 'asked_at',
  'sigap.play_day': 'day',
  'sigap.sports_movement': 'day',
  'limits.day': 'day',
}

/** Every table with personal data; a test compares it with the columns of the database. */
export const keptTables: readonly KeptTable[] = [
  ...listOf('account', account),
  ...listOf('work', work),
  ...listOf('asked', asked),
  ...listOf('records', records),
  ...Object.entries(erased).map(([table, countedFrom]): KeptTable => ({
    table,
    because: 'records',
    countedFrom,
  })),
].toSorted(ascending(({ table }) => table))
