-- Bets in rooms that were paid by a process which ended before it closed them: nothing closed them since.
-- Now they are closed as they are paid.
update rgs.round set state = 'closed', closed_at = credited_at
where state = 'credited' and room_game_id is not null;
