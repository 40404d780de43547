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

/** The doctor's hospital with this id, as mails and pages name it. */
export function hospitalOf<Hospital extends { id: number }>(
  doctor: { hospitals: readonly Hospital[] },
  hospitalId: number,
): Hospital {
  // The doctor has left the hospital of a past appointment: another hospital of the doctor supplies the first line.
  return doctor.hospitals.find(({ id }) => id === hospitalId) ?? doctor.hospitals[0]!;
}
