/** Refusals of the catalogue and of launching games. */
export const playRefusals = {
  'play.need_true_account': 403,
  'game.unknown': 404,
  'game.maintenance': 503,
  /** The vendor has none, or the brand offers none. */
  'game.no_demo': 404,
  'favourite.too_many': 409,
  'credit.unknown': 404,
  'round.unknown': 404,
  /** Already decided, or reversed by its vendor. */
  'credit.not_held': 409,
  '#727': 500,
  /** A round of another game is open: a state of the account, not a server error. */
  '#734': 409,
  'play.free_rounds_unknown': 404,
  'play.signal_unknown': 404,
  /** It is in this state already. */
  'play.signal_decided': 409,
  'play.deal_unknown': 404,
  /** The vendor has no such table, or none with a video. */
  'play.no_live_table': 404,
  'play.stream_not_public': 400,
  /** The request was not understood; it may be repeated. */
  'play.vendor_silent': 503,
  /** Operators have stopped it for a while. */
  'play.stopped': 503,
  'play.already_stopped': 409,
  'jackpot.unknown': 404,
  /** `reason` names what is wrong. */
  'jackpot.invalid': 400,
  'incident.unknown': 404,
  /** It is over already. */
  'incident.closed': 409,
  'incident.changed': 409,
  'incident.text_missing': 400,
  'incident.credit_unchanged': 400,
  'incident.credit_changed': 409,
  'incident.credit_invalid': 400,
  'play.stop_unknown': 404,
  /** It has ended by itself or was ended. */
  'play.stop_over': 409,
} as const
