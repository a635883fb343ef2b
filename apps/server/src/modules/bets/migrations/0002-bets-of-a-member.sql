-- A member's bets are summed up over spans of the moments at which they were staked.
create index bet_placed on bets.bet (member_id, placed_at);
drop index bets.bet_of_member;
