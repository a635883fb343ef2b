/** Refusals of the live chat. */
export const texts = {
  'chat.model_unknown': 'This subject is no longer answered here. Choose another one.',
  'chat.unknown': 'We cannot find this conversation. Begin another one.',
  'chat.ended': 'This conversation has ended. Begin another one.',
  'chat.full': 'This conversation has become very long. Begin another one.',
  'chat.busy': 'Many people are waiting for an answer now. Try again in a few minutes.',
  'chat.too_many_open':
    'Several conversations are open from your network. End one of them, log in, or try again later.',
  'chat.guest_pictures_full':
    'No more pictures can be sent without an account right now. Log in, or write what it shows.',
  'chat.pictures_too_many': 'This conversation has ten pictures already. Write what is missing.',
  'chat.picture_type': 'Choose a png or jpg picture.',
  'chat.picture_too_large': 'A picture may have 5 MB at most. Choose a smaller one.',
  'chat.picture_unknown': 'This picture is not there any more.',
  'chat.no_address': 'Confirm your email in the security center first.',
  'chat.mailed': 'We have just sent it. Look into your mailbox, or ask again in ten minutes.',
} as const
