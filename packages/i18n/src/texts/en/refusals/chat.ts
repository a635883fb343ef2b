/** Refusals of the live chat. */
export const texts = {
  'chat.model_unknown': 'This topic is no longer available. Choose another one.',
  'chat.unknown': 'We could not find this conversation. Start another one.',
  'chat.ended': 'This conversation has ended. Start another one.',
  'chat.full': 'This conversation is too long. Start another one.',
  'chat.busy': 'We have a long queue right now. Try again in a few minutes.',
  'chat.too_many_open':
    'Several conversations are open from your network. End one of them, log in, or try again later.',
  'chat.guest_pictures_full':
    'Pictures cannot be sent without an account right now. Log in, or describe the picture in text.',
  'chat.pictures_too_many':
    'This conversation already has ten pictures. Describe anything else in text.',
  'chat.picture_type': 'Choose a PNG or JPG picture.',
  'chat.picture_too_large': 'Pictures can be up to 5 MB. Choose a smaller one.',
  'chat.picture_unknown': 'This picture is no longer available.',
  'chat.no_address': 'Confirm your email in the security center first.',
  'chat.mailed': 'We have just sent it. Check your inbox, or request it again in ten minutes.',
  'desk.operator_unknown': 'No operator of this brand by that name may answer at the desk.',
  'desk.notes_full': 'There are too many notes here to add another.',
  'desk.macro_unknown': 'This prepared answer no longer exists.',
  'desk.macro_variable': '{variable} cannot be filled in. Use another variable.',
  'desk.macros_full': 'This brand has 200 canned replies. Delete one first.',
  'desk.ticket_unknown': 'There is no ticket with this reference number.',
  'desk.subjects_invalid': 'These subjects are not valid: {reason}.',
  'desk.subjects_changed': 'The subjects changed meanwhile. Look at them again.',
} as const
