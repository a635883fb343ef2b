/** Refusals of who looks through the ledger or adjusts it, and of reports made from it. */
export const ledgerRefusals = {
  'ledger.member_unknown': 404,
  'ledger.transfer_unknown': 404,
  'ledger.amount_zero': 400,
  'ledger.evidence_unknown': 404,
  'ledger.house_unknown': 404,
  'ledger.evidence_unreadable': 400,
  'ledger.evidence_full': 429,
  'report.span_too_long': 400,
  'export.too_many': 429,
  'export.unknown': 404,
  'export.not_ready': 409,
} as const
