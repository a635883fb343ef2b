/** What a person reads when a lottery says no. */
export const texts = {
  'lottery.game_unknown': 'We do not have this lottery.',
  'lottery.draw_unknown': 'There is no such draw.',
  'lottery.draw_closed': 'Sales for draw {numero} are closed. Choose the next one.',
  'lottery.slip_invalid': 'Item {position} of the slip is not valid: {reason}.',
  'lottery.slip_too_large': 'The slip is too large. Split it into several orders.',
  'lottery.amount_differs':
    'The order comes to {amount}, which is not what the page showed. Try again.',
  'lottery.series_not_allowed': 'Choose a series between {min} and {max}.',
  'lottery.stake_above_limit': 'This is over the limit of {limit}. Lower your stake.',
  'lottery.prize_above_limit':
    'The prize could be more than {limit}, the most we pay. Lower the stake.',
  'lottery.line_closed': 'No more stakes are taken on {lines} in this draw. Choose other numbers.',
  'lottery.order_unknown': 'We did not find this order.',
  'lottery.not_cancellable':
    'This ticket can no longer be cancelled. Those of a trace are cancelled from the last one backwards, before their draws close.',
  'lottery.result_invalid': 'These are no numbers of this lottery.',
  'lottery.result_differs':
    'These are not the numbers that the first operator typed. Both entries were withdrawn.',
  'lottery.other_operator_needed': 'Another operator must do this too.',
  'lottery.draw_state': 'The draw is not in a state for this.',
  'lottery.prize_unknown': 'There is no such prize.',
  'lottery.change_unknown': 'There is no such change.',
  'lottery.change_state': 'This change counts already, or was withdrawn.',
  'lottery.change_day': 'Choose a day from {from} to {until}.',
  'lottery.change_invalid': 'The change is not valid: {reason}.',
  'lottery.change_waiting':
    'The same is to change on that day already. Withdraw that change first.',
  'lottery.draw_staked':
    'Draw {numero} is on sale or was staked on, and would no longer take place at its time. Choose a later day.',
  'lottery.saved_unknown': 'This saved slip is no longer there.',
  'lottery.too_many_saved': 'You keep 50 slips already. Remove one to keep another.',
  'lottery.shared_not_offered': 'This lottery has no shared tickets.',
  'lottery.shared_unknown': 'There is no such shared ticket.',
  'lottery.shares_taken': 'Only {left} shares of this ticket are still free.',
  'lottery.shares_invalid':
    'The price of the ticket cannot be divided into so many equal shares. Choose another number of shares.',
} as const
