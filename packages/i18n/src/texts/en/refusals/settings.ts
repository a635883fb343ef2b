/** Sentences of changes to a brand, its content and its catalogue. */
export const texts = {
  'brand.change_invalid': 'This value is not possible: {reason}.',
  'brand.nothing_changes': 'It is already set this way.',
  'brand.changed': 'This was changed in the meantime. Check it again.',
  'brand.rules_day': 'Rules must start on a future day that has none yet.',
  'catalogue.unknown': 'We could not find this game or vendor.',
  'catalogue.return_too_low':
    'The law allows no game on sale here that returns less than {percent}%.',
  'catalogue.listed_earlier': 'A game is new for {days} days, and this one was listed before that.',
  'catalogue.limits_invalid': 'These caps are not possible, or already apply.',
  'content.unknown': 'We could not find this content.',
  'content.changed': 'Another operator changed this content. Open it again and compare.',
  'content.invalid': 'This value is not possible here: {reason}.',
  'content.picture_unknown': 'This picture is no longer stored. Upload it again.',
  'content.picture_type': 'This file is not a PNG or JPG picture.',
  'catalogue.room_invalid': 'This room is not valid: {field}.',
  'catalogue.room_changed': 'This room changed meanwhile. Look at it again.',
} as const
