/** Refusals of identity cases and of the location. */
export const kycRefusals = {
  'kyc.required': 403,
  'kyc.unknown': 404,
  'kyc.decided': 409,
  'kyc.under_way': 409,
  'kyc.incomplete': 409,
  'kyc.form_invalid': 400,
  'kyc.underage': 403,
  'kyc.data_differs': 409,
  'kyc.picture_unreadable': 400,
  'kyc.pictures_full': 409,
  'kyc.handover_unknown': 404,
  'kyc.lookup_unavailable': 503,
  'kyc.cause_required': 400,
  'kyc.document_expired': 409,
} as const
