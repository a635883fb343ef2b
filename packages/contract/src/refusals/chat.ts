/** Refusals of the live chat. */
export const chatRefusals = {
  'chat.model_unknown': 404,
  'chat.unknown': 404,
  'chat.ended': 409,
  'chat.full': 409,
  'chat.busy': 503,
  'chat.too_many_open': 409,
  'chat.pictures_too_many': 409,
  'chat.guest_pictures_full': 409,
  'chat.picture_type': 415,
  'chat.picture_too_large': 413,
  'chat.picture_unknown': 404,
  'chat.no_address': 409,
  'chat.mailed': 409,
} as const
