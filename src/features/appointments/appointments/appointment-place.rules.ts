/** Where an appointment takes place: in its session's room, else in the doctor's own at the hospital. */

interface Place {
  id: number;
  room: string;
}

/** The doctor as the appointment meets them: with the appointment's own room at its hospital, where it has one. */
export function inItsRoom<Doctor extends { hospitals: readonly Place[] }>(
  doctor: Doctor,
  { hospitalId, room }: { hospitalId: number; room: string | null },
): Doctor {
  if (!room) return doctor;
  return { ...doctor, hospitals: doctor.hospitals.map((one) => (one.id === hospitalId ? { ...one, room } : one)) };
}
