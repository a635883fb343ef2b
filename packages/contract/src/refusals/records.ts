/** Refusals of statements, receipts and totals of a member's movements. */
export const recordsRefusals = {
  'records.span_reversed': 400,
  'records.span_too_long': 400,
  'records.movement_unknown': 404,
  'records.year_unknown': 404,
  'records.file_too_long': 409,
  'records.file_under_way': 409,
  'records.files_busy': 503,
} as const
