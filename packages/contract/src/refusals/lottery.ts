/** Refusals of lotteries: orders, draws and operators' decisions about them. */
export const lotteryRefusals = {
  'lottery.game_unknown': 404,
  'lottery.draw_unknown': 404,
  /** The draw's sales are over, or have not started. */
  'lottery.draw_closed': 409,
  /** `position` counts from 1 and identifies the item of the slip. */
  'lottery.slip_invalid': 400,
  'lottery.slip_too_large': 413,
  /** The total computed by the page differs from the server's. */
  'lottery.amount_differs': 409,
  'lottery.series_not_allowed': 403,
  'lottery.stake_above_limit': 409,
  'lottery.prize_above_limit': 409,
  /** The stakes on these numbers have reached the limit. */
  'lottery.line_closed': 409,
  'lottery.order_unknown': 404,
  /** Its draw is closed, or a later draw of its trace is not cancelled. */
  'lottery.not_cancellable': 409,
  'lottery.result_invalid': 400,
  'lottery.draw_state': 409,
  'lottery.prize_unknown': 404,
  'lottery.change_unknown': 404,
  /** It is already in force, or was withdrawn. */
  'lottery.change_state': 409,
  /** The day it should take effect is not between `from` and `until`. */
  'lottery.change_day': 409,
  /** `reason` names the invalid part. */
  'lottery.change_invalid': 400,
  /** The same setting of the lottery is already due to change on that day. */
  'lottery.change_waiting': 409,
  /** The draw would be removed or moved, but it is on sale or has stakes. */
  'lottery.draw_staked': 409,
  /** The brand has a lottery or a game of this code. */
  'lottery.code_taken': 409,
  /** Plays would return `return` percent, outside `lowest` to `highest`. */
  'lottery.return_out_of_bounds': 409,
  /** The brand sells no series of the group yet, which the plays of the lottery are priced by. */
  'lottery.series_missing': 409,
  'lottery.ticket_unknown': 404,
  'lottery.saved_unknown': 404,
  'lottery.too_many_saved': 409,
  /** Shared tickets are not available for this lottery or this brand. */
  'lottery.shared_not_offered': 403,
  'lottery.shared_unknown': 404,
  /** `left` are still available. */
  'lottery.shares_taken': 409,
  /** The ticket's price cannot be divided into this number of equal shares. */
  'lottery.shares_invalid': 400,
  /** An instant lottery, edition or order that does not exist for the caller. */
  'lottery.instant_unknown': 404,
  /** Sales of the edition have ended, or not begun. */
  'lottery.instant_closed': 409,
  /** `left` tickets of the edition are still on sale. */
  'lottery.instant_left': 409,
} as const
