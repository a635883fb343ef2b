-- Operators must see which accounts are the demo's own: nobody stands behind them, and what they win
-- or withdraw is no reason to look at anybody.
alter table members.member
  add column is_demo boolean not null default false;
