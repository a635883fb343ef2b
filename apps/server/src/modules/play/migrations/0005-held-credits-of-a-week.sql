-- What another threshold would have done with the credits of the last days.
--
-- version before: reads held credits by their state.
create index held_credit_newest on play.held_credit (brand_id, held_at desc);
