-- Promotions as data, what people have of them, and bonus money. The money itself is in wallet alone.
create schema promotions;

create table promotions.promotion (
  id integer primary key generated always as identity,
  brand_id integer not null,
  -- The word behind `/promotions#`.
  anchor text not null check (anchor ~ '^[a-z0-9-]{2,60}$'),
  kind text not null,
  category text not null,
  -- By language: title, lead, body.
  texts jsonb not null,
  hue integer not null check (hue between 0 and 360),
  symbols text[] not null,
  -- `PromotionTerms` and `PromotionAudience` of the contract.
  terms jsonb not null,
  audience jsonb not null default '{}',
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz,
  -- 1/10,000 BRL; null is no bound. What was spent is never more.
  budget_minor bigint check (budget_minor > 0),
  spent_minor bigint not null default 0 check (spent_minor >= 0),
  stock integer check (stock > 0),
  issued_count integer not null default 0 check (issued_count >= 0),
  state text not null default 'live' check (state in ('live', 'stopped')),
  sort_order integer not null default 0,
  unique (brand_id, anchor),
  check (ends_at is null or ends_at > starts_at),
  check (budget_minor is null or spent_minor <= budget_minor),
  check (stock is null or issued_count <= stock)
);

create table promotions.code (
  brand_id integer not null,
  -- Upper case, without blanks.
  code text not null check (code = upper(code)),
  promotion_id integer not null references promotions.promotion,
  uses_max integer not null check (uses_max > 0),
  used_count integer not null default 0 check (used_count >= 0),
  primary key (brand_id, code),
  check (used_count <= uses_max)
);

-- One person's part in a promotion, once for each time that the terms allow in a span.
create table promotions.entry (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  promotion_id integer not null references promotions.promotion,
  member_id bigint not null,
  -- The first day of the span, or nothing; and which time in it this is.
  period text not null,
  number smallint not null check (number > 0),
  status text not null
  check (status in ('join', 'process', 'signed', 'claim', 'applying', 'rejected', 'issued', 'claimed')),
  -- What is or was given; 1/10,000 BRL.
  amount_minor bigint check (amount_minor >= 0),
  -- The deposit made for it, and from when stakes count for it.
  deposit_id text,
  deposit_minor bigint check (deposit_minor > 0),
  deposited_at timestamptz,
  code text,
  comment text not null default '' check (char_length(comment) <= 140),
  held_reasons text[] not null default '{}',
  reason text,
  -- Who it was, as far as two accounts can be told to be one person; hashes and a block of addresses.
  document_key text,
  payee_keys text[] not null default '{}',
  device_key text,
  address_block text,
  asked_at timestamptz not null,
  decided_at timestamptz,
  unique (promotion_id, member_id, period, number)
);
create index entry_of_member on promotions.entry (member_id, id desc);
create index entry_applying on promotions.entry (brand_id, id) where status = 'applying';
create index entry_by_time on promotions.entry (promotion_id, asked_at);
create unique index entry_of_deposit on promotions.entry (deposit_id) where deposit_id is not null;
-- Accounts that look like one person are looked up whatever they took.
create index entry_by_document on promotions.entry (document_key) where document_key is not null;
create index entry_by_device on promotions.entry (device_key) where device_key is not null;
create index entry_by_payee on promotions.entry using gin (payee_keys);

-- Who decided what, and why.
create table promotions.entry_event (
  id bigint primary key generated always as identity,
  entry_id bigint not null references promotions.entry,
  kind text not null,
  at timestamptz not null,
  operator text,
  reason text
);
create index event_of_entry on promotions.entry_event (entry_id, id);

create table promotions.promotion_event (
  id bigint primary key generated always as identity,
  promotion_id integer not null references promotions.promotion,
  kind text not null,
  at timestamptz not null,
  operator text not null,
  reason text not null
);

-- Days on which somebody signed in for a promotion.
create table promotions.sign_in (
  promotion_id integer not null references promotions.promotion,
  member_id bigint not null,
  day date not null,
  primary key (promotion_id, member_id, day)
);

create table promotions.member_tag (
  member_id bigint not null,
  tag text not null,
  primary key (member_id, tag)
);

-- Pictures of applications; the bytes are in the store under the id.
create table promotions.picture (
  id uuid primary key,
  member_id bigint not null,
  entry_id bigint references promotions.entry,
  type text not null check (type in ('image/png', 'image/jpeg')),
  byte_count integer not null check (byte_count > 0),
  width integer not null,
  height integer not null,
  created_at timestamptz not null
);
create index picture_of_entry on promotions.picture (entry_id) where entry_id is not null;
create index picture_loose on promotions.picture (member_id, created_at) where entry_id is null;

-- What a brand's law says, as settings told it; a brand that is not here is under the stricter one.
create table promotions.reward_law (
  brand_id integer primary key,
  needs_settled_bet boolean not null
);

-- Everything that was ever given, each with the settled bet that went before it where the law asks for
-- one. Whoever gives it names the bet; whether it is one is looked up here.
create table promotions.reward (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  entry_id bigint references promotions.entry,
  source text not null,
  source_id text not null,
  prize text not null check (prize in ('cash', 'bonus', 'points', 'freeRounds', 'ticket')),
  amount_minor bigint not null check (amount_minor > 0),
  bet_vendor text,
  bet_txn text,
  given_at timestamptz not null,
  unique (source, source_id)
);
create index reward_of_member on promotions.reward (member_id, id);

-- Bonus money: a hold of its own in the ledger, under the id `bonus:<id>:locked`.
create table promotions.bonus (
  id bigint primary key generated always as identity,
  brand_id integer not null,
  member_id bigint not null,
  reward_id bigint not null unique references promotions.reward,
  entry_id bigint references promotions.entry,
  amount_minor bigint not null check (amount_minor > 0),
  -- `Wagering` as it stood when it was granted.
  wagering jsonb not null,
  required_minor bigint not null check (required_minor >= 0),
  wagered_minor bigint not null default 0 check (wagered_minor >= 0),
  state text not null default 'active'
  check (state in ('active', 'converted', 'forfeited', 'expired', 'cancelled')),
  -- Of the member's transfers those with a higher id came after it.
  locked_transfer_id bigint,
  converted_minor bigint check (converted_minor between 0 and amount_minor),
  granted_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'active') = (ended_at is null)),
  check ((state = 'converted') = (converted_minor is not null))
);
create index bonus_active on promotions.bonus (member_id, id) where state = 'active';
create index bonus_of_member on promotions.bonus (member_id, id desc);
create index bonus_expiring on promotions.bonus (expires_at) where state = 'active';

-- Stakes with real money of members who had bonus money, each for one bonus at most. `open` until play
-- says what became of it; `again` when something of its round was taken back since it counted.
create table promotions.wager (
  id bigint primary key generated always as identity,
  bonus_id bigint not null references promotions.bonus,
  vendor text not null,
  txn_id text not null,
  member_id bigint not null,
  node_id integer not null,
  round_id text not null,
  amount_minor bigint not null check (amount_minor > 0),
  state text not null default 'open' check (state in ('open', 'again', 'counted', 'returned', 'late')),
  product text,
  counted_minor bigint not null default 0 check (counted_minor >= 0),
  staked_at timestamptz not null,
  -- Stakes of lotteries and on sports count for bonus money as those of games do.
  source text not null default '',
  unique (vendor, txn_id)
);
create index wager_undecided on promotions.wager (id) where state in ('open', 'again');
create index wager_of_bonus on promotions.wager (bonus_id, id);
-- Those that may be told anew: a stake that went back counts after all where its draw or match is
-- decided in another way.
create index wager_changed on promotions.wager (member_id, round_id)
  where state in ('counted', 'returned');

-- A ticket of a lottery and a slip on sports are bets as a round is: named by `lottery` or
-- `sportsbook` and their number.
create function promotions.require_settled_bet() returns trigger
language plpgsql
as $$
declare
  number bigint := case when new.bet_txn ~ '^[0-9]{1,18}$' then new.bet_txn::bigint end;
begin
  if not coalesce((select l.needs_settled_bet from promotions.reward_law l
    where l.brand_id = new.brand_id), true) then
    return new;
  end if;
  if exists (
    select from play.fate f
    where f.vendor = new.bet_vendor and f.debit_txn = new.bet_txn and f.member_id = new.member_id
      and f.state = 'settled' and f.decided_at <= new.given_at
      and not exists (select from play.free_stake s
        where s.vendor = f.vendor and s.debit_txn = f.debit_txn)
  ) then
    return new;
  end if;
  if new.bet_vendor = 'lottery' and exists (
    select from lottery.ticket t join lottery.draw d on d.id = t.draw_id
    where t.member_id = new.member_id and t.id = number
      and (t.status = 4 or (t.status in (2, 14) and d.status = 'settled'))
  ) then
    return new;
  end if;
  if new.bet_vendor = 'sportsbook' and exists (
    select from sportsbook.slip s
    where s.member_id = new.member_id and s.id = number and s.status not in ('open', 'void')
      and s.sold_back_minor < s.stake_minor
  ) then
    return new;
  end if;
  raise exception 'a reward of this brand names a settled bet of the member before it'
    using errcode = 'check_violation', constraint = 'reward_names_settled_bet';
end $$;

-- Reads the ledger's stream in the transaction that moves its position. A stake goes to the oldest bonus
-- of its member that still needs some; a movement that changes a round, a draw or a slip has its stakes
-- looked at again. A trace's stake is one when its draw takes it.
create function promotions.read_stakes(
  p_ids bigint[], p_sources text[], p_txn_ids text[], p_members bigint[], p_amounts bigint[],
  p_ats timestamptz[], p_references jsonb[])
returns void
language sql
as $$
  insert into promotions.wager (bonus_id, source, vendor, txn_id, member_id, node_id, round_id,
    amount_minor, staked_at)
  select b.id, t.source, case when t.source like 'vendor:%' then substr(t.source, 8) else t.source end,
    t.txn_id, t.member, coalesce((t.reference ->> 'node')::integer, 0),
    coalesce(t.reference ->> 'round', ''), -t.amount, t.at
  from unnest(p_ids, p_sources, p_txn_ids, p_members, p_amounts, p_ats, p_references)
    with ordinality t (id, source, txn_id, member, amount, at, reference, ord)
  cross join lateral (
    select x.id from promotions.bonus x
    where x.member_id = t.member and x.state = 'active' and x.locked_transfer_id < t.id
      and t.at < x.expires_at and x.wagered_minor < x.required_minor
    order by x.id limit 1
  ) b
  where t.amount < 0 and case
    when t.source like 'vendor:%' then t.reference ->> 'bet' is null and t.reference ->> 'node' is not null
    when t.source = 'lottery' then t.txn_id like 'order:%:staked' or t.txn_id like 'ticket:%:captured'
    else t.source = 'sportsbook' and t.txn_id like 'slip:%:staked' end
  order by t.ord
  on conflict do nothing;

  update promotions.wager w set state = 'again'
  from unnest(p_sources, p_txn_ids, p_members, p_references) t (source, txn_id, member, reference)
  where w.member_id = t.member and w.round_id = t.reference ->> 'round'
    and w.state in ('counted', 'returned')
    and case
      when t.source in ('lottery', 'sportsbook') then w.source = t.source and t.txn_id like 'credit:%'
        and w.node_id = coalesce((t.reference ->> 'node')::integer, 0)
      else w.source like 'vendor:%' and t.reference ->> 'bet' is not null and w.state = 'counted' end;
$$;

create trigger reward_names_settled_bet before insert or update on promotions.reward
  for each row execute function promotions.require_settled_bet();
