-- What a draw owes, found twice before anything of it is paid.

-- One for each attempt of a draw. `finding` may be begun again; from `paying` on the credits stand.
create table lottery.settlement (
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  phase text not null check (phase in ('finding', 'paying', 'done', 'disputed')),
  -- What the rules found, and what the walk over every line did.
  first_count integer not null default 0,
  first_minor bigint not null default 0,
  second_count integer not null default 0,
  second_minor bigint not null default 0,
  started_at timestamptz not null,
  ended_at timestamptz,
  primary key (draw_id, attempt)
);

-- `prize` and `tie` belong to a ticket, `refund` too; `rebate` and `difference` are a member's of a draw.
-- found → due or review → due → paid; a paid one that is annulled: reversed, or short where the member
-- no longer had it.
create table lottery.credit (
  id bigint primary key generated always as identity,
  draw_id bigint not null references lottery.draw,
  attempt smallint not null,
  kind text not null check (kind in ('prize', 'tie', 'refund', 'rebate', 'difference')),
  member_id bigint not null,
  ticket_id bigint not null default 0,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null
    check (state in ('found', 'review', 'due', 'paid', 'reversing', 'reversed', 'short', 'dropped')),
  short_minor bigint not null default 0,
  paid_at timestamptz,
  unique (draw_id, attempt, kind, member_id, ticket_id)
);
create index credit_waiting on lottery.credit (draw_id, state, id) where state in ('due', 'reversing');
create index credit_in_review on lottery.credit (id) where state = 'review';
create index credit_of_ticket on lottery.credit (member_id, ticket_id) where ticket_id > 0;

create table lottery.prize_approval (
  credit_id bigint not null references lottery.credit,
  operator text not null,
  reason text not null,
  approved_at timestamptz not null,
  primary key (credit_id, operator)
);

-- From which prize on two operators must say yes; null: none.
create table lottery.setting (
  brand_id integer primary key,
  big_prize_minor bigint
);
