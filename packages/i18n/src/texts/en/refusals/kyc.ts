/** Refusals of identity cases. */
export const texts = {
  'kyc.required':
    'Confirm your identity before you bet. The page Identity of your account shows what is missing.',
  'kyc.unknown': 'This case does not exist.',
  'kyc.decided': 'Nothing can be changed in this case at the moment.',
  'kyc.under_way': 'This person has another case that is not decided yet.',
  'kyc.incomplete': 'Something is still missing. Complete the open steps.',
  'kyc.form_invalid': 'Check the field {field}.',
  'kyc.underage': 'You must be at least 18 years old.',
  'kyc.data_differs':
    'This differs from what your account says. Check it, or contact customer service.',
  'kyc.picture_unreadable': 'This is not a picture that we can read. Send a jpg, png or webp.',
  'kyc.pictures_full': 'Too many pictures were sent. Please contact customer service.',
  'kyc.handover_unknown': 'This link was already used or has expired. Open a new one.',
  'kyc.lookup_unavailable': 'We cannot look up the CEP right now. Type the address.',
  'kyc.cause_required': 'Choose what the refusal is based on.',
  'kyc.document_expired': 'This document is no longer valid.',
  'session.idle': 'Nothing happened here for a while. Confirm with your password to go on.',
  'location.hidden':
    'You seem to use a VPN, a proxy or Tor. Turn it off to bet; withdrawals work as always.',
  'location.elsewhere': 'The law lets you bet in Brazil only. Withdrawals work as always.',
  'location.travel':
    'Your location changed faster than anyone travels. Log out and in again, or contact customer service.',
  'location.unavailable': 'We cannot check where you are right now. Try again in a moment.',
} as const
