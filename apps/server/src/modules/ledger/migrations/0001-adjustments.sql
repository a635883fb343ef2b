create schema ledger;
grant usage on schema ledger to trevo_app;

-- An adjustment that two persons made, beside its transfer.
create table ledger.adjustment (
  id uuid primary key,
  brand_id integer not null,
  member_id bigint not null,
  -- Signed, from the member's side.
  amount_minor bigint not null check (amount_minor <> 0),
  cause text not null,
  -- The movement that it is about.
  about_transfer bigint,
  evidence text not null,
  reason text not null,
  asked_by text not null,
  decided_by text not null check (decided_by <> asked_by),
  at timestamptz not null,
  transfer_id bigint not null
);
create index adjustment_newest on ledger.adjustment (brand_id, at desc, id desc);
create index adjustment_of_member on ledger.adjustment (member_id, at desc, id desc);

create function ledger.refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'ledger: an adjustment is not changed; another one corrects it';
end $$;
create trigger kept before update or delete or truncate on ledger.adjustment
  for each statement execute function ledger.refuse_change();
