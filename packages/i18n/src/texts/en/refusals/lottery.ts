/** What a person reads when a lottery says no. */
export const texts = {
  'lottery.game_unknown': 'We do not have this lottery.',
  'lottery.draw_unknown': 'We could not find this draw.',
  'lottery.draw_closed': 'Sales for draw {numero} are closed. Choose the next one.',
  'lottery.slip_invalid': 'Item {position} of the slip is not valid: {reason}.',
  'lottery.slip_too_large': 'The slip is too large. Split it into several orders.',
  'lottery.amount_differs': 'The order total is now {amount}. Check it and try again.',
  'lottery.series_not_allowed':
    'This prize is no longer offered this way. Choose between prize and rebate again.',
  'lottery.stake_above_limit': 'This is over the limit of {limit}. Lower your stake.',
  'lottery.prize_above_limit':
    'The possible prize is over our maximum of {limit}. Lower your stake.',
  'lottery.line_closed': '{lines} is closed for this draw. Choose other numbers.',
  'lottery.order_unknown': 'We could not find this order.',
  'lottery.not_cancellable':
    'This ticket can no longer be cancelled. Multi-draw tickets are cancelled from the last draw backwards, before each draw closes.',
  'lottery.result_invalid': 'These numbers are not valid for this lottery.',
  'lottery.draw_state': 'This is not possible in the draw’s current state.',
  'lottery.prize_unknown': 'We could not find this prize.',
  'lottery.change_unknown': 'We could not find this change.',
  'lottery.change_state': 'This change is already in effect or was withdrawn.',
  'lottery.change_day': 'Choose a day from {from} to {until}.',
  'lottery.change_invalid': 'The change is not valid: {reason}.',
  'lottery.change_waiting':
    'The same setting already changes on that day. Withdraw that change first.',
  'lottery.draw_staked':
    'Draw {numero} is on sale or already has bets, and would no longer take place on time. Choose a later day.',
  'lottery.code_taken': 'The code {code} is taken already. Choose another one.',
  'lottery.return_out_of_bounds':
    'It would return {return}% of stakes. The rules allow {lowest}% to {highest}%.',
  'lottery.series_missing': 'Set the series of {group} first: they set the price of its plays.',
  'lottery.ticket_unknown': 'We could not find this ticket.',
  'lottery.saved_unknown': 'This saved slip no longer exists.',
  'lottery.too_many_saved': 'You have already saved 50 slips. Remove one to save another.',
  'lottery.shared_not_offered': 'This lottery has no shared tickets.',
  'lottery.shared_unknown': 'We could not find this shared ticket.',
  'lottery.shares_taken': 'Only {left} shares of this ticket are still available.',
  'lottery.instant_unknown': 'This scratchcard does not exist.',
  'lottery.instant_closed': 'Sales of this edition have ended. The next edition is on sale.',
  'lottery.instant_left': 'Only {left} tickets of this edition are left.',
  'lottery.shares_invalid':
    'The ticket price cannot be split into this many equal shares. Choose another number of shares.',
} as const
