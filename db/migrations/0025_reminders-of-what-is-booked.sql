-- What was booked before there were reminders gets those that still lie ahead.
INSERT INTO "appointment_reminders" ("appointment_id", "kind", "starts_at", "due_at")
SELECT a.id, k.kind, a.starts_at, a.starts_at - k.before
FROM appointments a CROSS JOIN (VALUES ('day_before', interval '24 hours'), ('hours_before', interval '2 hours')) AS k (kind, before)
WHERE a.status IN ('confirmed', 'rescheduled') AND a.starts_at - k.before > now();
