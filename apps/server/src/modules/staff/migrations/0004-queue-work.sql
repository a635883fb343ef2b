-- Who works on the items of queues that operators share, and how each likes to see lists.
-- version before: knows none of these tables.

create table staff.assignment (
  brand_id int not null,
  kind text not null,
  target text not null check (length(target) <= 80),
  operator_id bigint not null,
  assigned_by bigint not null,
  at timestamptz not null,
  primary key (brand_id, kind, target)
);
create index assignment_at on staff.assignment (at);

-- Which item an operator has open; lost with a crash, which harms nobody.
create unlogged table staff.viewer (
  brand_id int not null,
  operator_id bigint not null,
  kind text not null,
  target text not null check (length(target) <= 80),
  since timestamptz not null,
  seen_at timestamptz not null,
  primary key (brand_id, operator_id)
);
create index viewer_target on staff.viewer (brand_id, kind, target);

create table staff.saved_view (
  id bigint generated always as identity primary key,
  brand_id int not null,
  operator_id bigint not null,
  page text not null check (length(page) <= 61),
  name text not null check (length(name) <= 60),
  search text not null check (length(search) <= 1000),
  is_shared boolean not null,
  at timestamptz not null,
  unique (operator_id, page, name)
);
create index saved_view_page on staff.saved_view (brand_id, page);

grant select, insert, update, delete on staff.assignment, staff.viewer, staff.saved_view to trevo_app;
grant usage, select on all sequences in schema staff to trevo_app;
