-- version before: knows no roles; its operators may call every endpoint of their brand.

create schema staff;

-- A role of a brand. Delivered roles and their rights follow the program (domain/delivered-roles.ts).
create table staff.role (
  id bigint generated always as identity primary key,
  brand_id int not null,
  code text not null check (code ~ '^[a-z][a-z_]{1,39}$'),
  is_delivered boolean not null,
  unique (brand_id, code)
);

create table staff.role_right (
  role_id bigint not null references staff.role on delete cascade,
  right_code text not null check (right_code ~ '^[a-z]+\.[a-z]+$'),
  -- Minor units of the brand's currency; null where the right has no ceiling.
  ceiling_minor bigint check (ceiling_minor > 0),
  primary key (role_id, right_code)
);

create table staff.operator_role (
  operator_id bigint not null,
  role_id bigint not null references staff.role on delete cascade,
  granted_at timestamptz not null,
  -- Null until it is revoked.
  ends_at timestamptz check (ends_at > granted_at),
  primary key (operator_id, role_id)
);
create index operator_role_role on staff.operator_role (role_id);

-- What was granted and revoked, and by whom.
create table staff.role_event (
  id bigint generated always as identity primary key,
  operator_id bigint not null,
  brand_id int not null,
  role_code text not null,
  kind text not null check (kind in ('granted', 'revoked')),
  ordered_by text not null,
  ends_at timestamptz,
  at timestamptz not null
);
create index role_event_operator on staff.role_event (operator_id, id);

-- Rights that move money, prizes or prices, or change what is paid.
create function staff.moves_money(right_code text) returns boolean
language sql immutable parallel safe as $$
  select right_code = any (array[
    'agents.change', 'catalogue.change', 'deposits.return', 'games.decide', 'lottery.change',
    'lottery.draw', 'lottery.pay', 'loyalty.decide', 'promotions.change', 'promotions.decide',
    'trading.settle', 'trading.suspend', 'withdrawals.approve', 'withdrawals.refuse'
  ]);
$$;

-- Who manages staff could grant themself any right, so they hold none that moves money.
create function staff.require_separate_duties() returns trigger language plpgsql as $$
declare
  v_brand int;
  v_operator bigint;
begin
  select brand_id into v_brand from staff.role where id = new.role_id;
  perform pg_advisory_xact_lock(hashtextextended('staff.roles', v_brand));
  select o.operator_id into v_operator
  from staff.operator_role o
  join staff.operator_role every_one on every_one.operator_id = o.operator_id
  join staff.role_right r on r.role_id = every_one.role_id
  where o.role_id = new.role_id
  group by o.operator_id
  having bool_or(r.right_code = 'staff.manage') and bool_or(staff.moves_money(r.right_code))
  limit 1;
  if v_operator is not null then
    raise exception 'operator % would manage staff and hold a right that moves money', v_operator
      using errcode = 'check_violation', constraint = 'separate_duties';
  end if;
  return null;
end $$;
create trigger separate_duties after insert or update on staff.operator_role
  for each row execute function staff.require_separate_duties();
create trigger separate_duties after insert or update on staff.role_right
  for each row execute function staff.require_separate_duties();

-- Operators of before could call everything: they keep it, but for the management of staff.
insert into staff.role (brand_id, code, is_delivered)
select distinct brand_id, 'head_of_operations', true from identity.operator;
insert into staff.operator_role (operator_id, role_id, granted_at)
select o.id, r.id, o.created_at from identity.operator o join staff.role r on r.brand_id = o.brand_id;
