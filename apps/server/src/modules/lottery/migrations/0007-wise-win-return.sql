-- ZY gives back the part of its full prize that stands beside an order (`odds_return_bp`). Orders and
-- tickets from before were sold at the whole of it, and keep that.
-- version before: pays the whole of it, and writes the return of the lottery's odds beside new orders; one
-- that it takes while both versions run is paid that part.
update lottery.placed_order set odds_return_bp = 10000 where prize_mode_id = 2;
update lottery.shared_ticket set odds_return_bp = 10000 where prize_mode_id = 2;
