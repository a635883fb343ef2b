/** When each job of the queue runs, in UTC (`crontab`); what it does is in `start-jobs.ts`. */
export const jobSchedule = {
  // A quarter past midnight in Brasília.
  cashier_reconcile: '15 3 * * *',
  delivery_keep_moving: '* * * * *',
  members_purge: '* * * * *',
  verification_purge: '* * * * *',
  identity_purge: '* * * * *',
  bets_drop_read_changes: '*/5 * * * *',
  catalogue_sync_vendor_feeds: '*/5 * * * *',
  catalogue_rank_played_games: '13 * * * *',
  play_note_big_wins: '* * * * *',
  play_compare_accounts: '* * * * *',
  // Half an hour after midnight in Brasília.
  play_compare_statements: '30 3 * * *',
  play_read_table_signals: '* * * * *',
  play_sweep_orphans: '* * * * *',
  sealing_rotate: '23 * * * *',
  staff_sign_heads: '29 * * * *',
  staff_close_hours: '31 * * * *',
  // Three quarters past midnight in Brasília.
  staff_verify_audit: '45 3 * * *',
  wallet_ensure_months: '7 * * * *',
  transfers_end_stuck: '* * * * *',
  // An hour after midnight in Brasília.
  agents_prove_totals: '5 4 * * *',
  agents_run_rebates: '* * * * *',
  agents_run_contracts: '* * * * *',
  sigap_make_files: '* * * * *',
  // Two hours after midnight in Brasília.
  retention_erase_due: '5 5 * * *',
  prizes_read_unpaid: '* * * * *',
  prizes_read_balances: '19 * * * *',
  funds_measure_days: '*/10 * * * *',
  status_measure_minutes: '* * * * *',
  status_give_credits: '* * * * *',
  tax_make_statements: '* * * * *',
  reports_close_days: '*/10 * * * *',
  records_purge: '* * * * *',
  promotions_drop_pictures: '41 * * * *',
  sportsbook_drop_old_books: '47 * * * *',
  chat_end_idle: '*/5 * * * *',
  chat_delete_pictures: '17 * * * *',
  rewards_pay_birthdays: '3 * * * *',
  rewards_expire: '* * * * *',
  wallet_read_long_accounts: '*/5 * * * *',
  wallet_prove_conservation: '11 * * * *',
} as const satisfies Readonly<Record<string, string>>

export type JobName = keyof typeof jobSchedule
