-- Where the video of a live table comes from. One row a table, kept when its stream is taken away, so
-- that it stays known who changed it last.
create table rgs.room_stream (
  game_code text primary key,
  -- An HLS playlist; null: the presenter is drawn.
  url text,
  -- Further origins from which its parts come.
  origins text[] not null default '{}',
  -- The platform's operator.
  changed_by text not null,
  changed_at timestamptz(3) not null,
  check (url is not null or origins = '{}')
);
