/** Refusals of the second approval, and of staff management. */
export const staffRefusals = {
  'approval.unknown': 404,
  'approval.kind_unknown': 404,
  'approval.decided': 409,
  'approval.expired': 409,
  'approval.changed': 409,
  'approval.other_waiting': 409,
  'approval.entered_blind': 409,
  'approval.entries_differ': 409,
  'approval.same_person': 403,
  'approval.other_person': 403,
  'staff.person_unknown': 404,
  'staff.role_unknown': 404,
  'staff.name_taken': 409,
  'staff.account_invalid': 400,
  'staff.own_person': 403,
  'staff.duties_meet': 409,
} as const
